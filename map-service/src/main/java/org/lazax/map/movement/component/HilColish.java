package org.lazax.map.movement.component;

import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rules.ruleset.Grant;

/**
 * The Creuss flagship may move before the other ships, which then see its wormhole where it has
 * gone. To let them go first needs no word: they see it where it stands. Rules: unit/hil_colish.N1,
 * unit/hil_colish.N2.
 */
public final class HilColish implements MovementHooks {
  @Override
  public boolean mayGoAhead(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }
}
