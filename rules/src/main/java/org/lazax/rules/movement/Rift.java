package org.lazax.rules.movement;

/**
 * What leaving a system means for a ship because of gravity rifts; several in one system are one.
 * Rules: gravity_rift.1, gravity_rift.2, gravity_rift.4.
 *
 * @param bonus by how much its move value grows, 0 or 1
 * @param dice how many it throws for its life, 0 or 1
 * @param isOne whether there is a rift at all
 */
public record Rift(int bonus, int dice, boolean isOne) {
  public static final Rift NONE = new Rift(0, 0, false);
  public static final Rift PLAIN = new Rift(1, 1, true);

  /** A rift that does nothing, but is one. */
  public static final Rift IGNORED = new Rift(0, 0, true);

  /** The same without danger. */
  public Rift withoutDice() {
    return new Rift(bonus, 0, isOne);
  }
}
