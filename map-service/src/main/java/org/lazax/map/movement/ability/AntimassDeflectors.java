package org.lazax.map.movement.ability;

/** Ships may enter and cross asteroid fields. Rule: asteroid_field.N1. */
public final class AntimassDeflectors implements MovementHooks {
  @Override
  public boolean entersAsteroidFields() {
    return true;
  }
}
