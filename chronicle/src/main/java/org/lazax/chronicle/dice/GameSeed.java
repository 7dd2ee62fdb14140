package org.lazax.chronicle.dice;

import javax.crypto.Mac;

/** The seed of a game's dice. Immutable; one serves all commits of a game, in any thread. */
public final class GameSeed {
  private final Mac keyed;

  GameSeed(byte[] diceKey) {
    this.keyed = Keys.hmac(diceKey);
  }

  /** The chance of the commit with this number, from its beginning. */
  public SeededDice dice(long seq) {
    return dice(seq, 0);
  }

  /**
   * The chance of the commit with this number, from a place in its stream: how a verifier makes a
   * {@link org.lazax.chronicle.Chance} again.
   *
   * @param position in bytes
   */
  public SeededDice dice(long seq, int position) {
    return new SeededDice(keyed, seq, position);
  }

  /** Tells nothing. */
  @Override
  public String toString() {
    return "a secret seed";
  }
}
