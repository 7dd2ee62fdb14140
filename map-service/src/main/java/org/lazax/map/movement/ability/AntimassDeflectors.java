package org.lazax.map.movement.ability;

import org.lazax.table.galaxy.SystemId;

/** Ships may enter and cross asteroid fields. Rule: asteroid_field.N1. */
public final class AntimassDeflectors implements MovementHooks {
  @Override
  public boolean lifts(MovementView view, Ship ship, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.ASTEROID_FIELD;
  }
}
