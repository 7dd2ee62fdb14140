package org.lazax.map.movement.component;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.MovementBans;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/** A ground force that cannot be transported. */
public final class HelTitan implements MovementBans {
  private static final Ban HEAVY = new Ban("structures.3", "a structure is not transported");

  @Override
  public Optional<Ban> mayCarry(MovementView view, Grant by, UnitStack cargo, SystemId system) {
    return cargo.owner().equals(by.user()) && cargo.type() == UnitType.PDS
        ? Optional.of(HEAVY)
        : Optional.empty();
  }
}
