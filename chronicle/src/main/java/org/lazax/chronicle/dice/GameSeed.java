package org.lazax.chronicle.dice;

import javax.crypto.Mac;

/** The seed of a game's random numbers, for all commits of the game. Immutable and thread-safe. */
public final class GameSeed {
  private final Mac keyed;

  GameSeed(byte[] diceKey) {
    this.keyed = Keys.hmac(diceKey);
  }

  /** The random stream of the commit with this number, from its beginning. */
  public SeededDice dice(long seq) {
    return dice(seq, 0);
  }

  /**
   * The random stream of the commit with this number, from a later position. A verifier uses it to
   * draw the numbers of a {@link org.lazax.chronicle.Chance} again.
   *
   * @param position offset in the stream, in bytes
   */
  public SeededDice dice(long seq, int position) {
    return new SeededDice(keyed, seq, position);
  }

  /** Does not show the seed. */
  @Override
  public String toString() {
    return "a secret seed";
  }
}
