package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/** Ships may move through systems that hold ships of other players. */
public final class LightWaveDeflector implements MovementHooks {
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
