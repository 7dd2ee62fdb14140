package org.lazax.map.movement.ability;

import org.lazax.table.galaxy.SystemId;

/** Ships may move through systems that hold ships of other players. */
public final class LightWaveDeflector implements MovementHooks {
  @Override
  public boolean lifts(MovementView view, Ship ship, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
