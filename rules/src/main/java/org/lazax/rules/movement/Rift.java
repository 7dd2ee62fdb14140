package org.lazax.rules.movement;

/**
 * What a gravity rift does to a ship that leaves its system. Several rifts in one system count as
 * one. Rules: gravity_rift.1, gravity_rift.2, gravity_rift.4.
 *
 * @param bonus the increase of the move value, 0 or 1
 * @param dice the number of dice on which the ship's survival depends, 0 or 1
 * @param isOne whether there is a rift
 */
public record Rift(int bonus, int dice, boolean isOne) {
  public static final Rift NONE = new Rift(0, 0, false);
  public static final Rift PLAIN = new Rift(1, 1, true);

  /** A rift that has no effect. */
  public static final Rift IGNORED = new Rift(0, 0, true);

  /** The same rift without dice. */
  public Rift withoutDice() {
    return new Rift(bonus, 0, isOne);
  }
}
