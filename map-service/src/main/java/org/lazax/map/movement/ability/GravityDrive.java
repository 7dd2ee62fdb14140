package org.lazax.map.movement.ability;

/** One ship has +1 move in a tactical action. */
public final class GravityDrive implements MovementHooks {
  @Override
  public int boosts(MovementView view) {
    return 1;
  }
}
