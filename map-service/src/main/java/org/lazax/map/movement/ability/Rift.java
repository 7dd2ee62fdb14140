package org.lazax.map.movement.ability;

/**
 * What leaving a system means for a ship because of gravity rifts; several in one system are one.
 * Rules: gravity_rift.1, gravity_rift.2, gravity_rift.4.
 *
 * @param bonus by how much its move value grows, 0 or 1
 * @param dice how many it throws for its life, 0 or 1
 */
public record Rift(int bonus, int dice) {
  public static final Rift NONE = new Rift(0, 0);
  public static final Rift PLAIN = new Rift(1, 1);

  public boolean isOne() {
    return !equals(NONE);
  }
}
