package org.lazax.chronicle;

/**
 * The chance of one decision: a stream of numbers fixed by the game's seed and the commit's number.
 */
public interface Dice {
  int TEN = 10;

  /** Throws this many dice with faces 1 to {@code sides}. */
  Chance roll(int sides, int count);

  /**
   * Draws without putting back: the first value is 1 to {@code of}, the second 1 to {@code of - 1},
   * and so on, each the place (from 1) in what then remains.
   *
   * @param count at most {@code of}
   */
  Chance draw(int of, int count);

  /** Whether any number was taken. */
  boolean touched();
}
