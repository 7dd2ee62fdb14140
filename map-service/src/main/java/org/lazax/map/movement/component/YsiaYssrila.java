package org.lazax.map.movement.component;

import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/** This flagship may pass systems that hold ships of other players. */
public final class YsiaYssrila implements MovementHooks {
  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
