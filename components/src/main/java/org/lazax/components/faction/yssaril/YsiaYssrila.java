package org.lazax.components.faction.yssaril;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** The flagship can move through systems with ships of other players. */
public final class YsiaYssrila implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/ysia_yssrila");
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
