package org.lazax.chronicle;

/**
 * The random numbers of one decision: a stream that is fixed by the game's seed and the commit's
 * number.
 */
public interface Dice {
  int TEN = 10;

  /** Rolls {@code count} dice with faces 1 to {@code sides}. */
  Chance roll(int sides, int count);

  /**
   * Draws without replacement. The first value is from 1 to {@code of}, the second from 1 to {@code
   * of - 1}, and so on. Each value is the position, from 1, among the elements that remain.
   *
   * @param count at most {@code of}
   */
  Chance draw(int of, int count);

  /** Whether any number was drawn. */
  boolean used();
}
