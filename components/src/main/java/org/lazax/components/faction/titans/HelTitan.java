package org.lazax.components.faction.titans;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/** A structure that is a ground force. It cannot be transported. */
public final class HelTitan implements Component, MovementBans {
  private static final Ban HEAVY = new Ban("structures.3", "a structure is not transported");

  private final ComponentRef ref;

  public HelTitan(String ref) {
    this.ref = ComponentRef.parse(ref);
  }

  @Override
  public ComponentRef ref() {
    return ref;
  }

  @Override
  public Optional<Ban> mayCarry(MovementView view, Grant by, UnitStack cargo, SystemId system) {
    return cargo.owner().equals(by.user()) && cargo.type() == UnitType.PDS
        ? Optional.of(HEAVY)
        : Optional.empty();
  }
}
