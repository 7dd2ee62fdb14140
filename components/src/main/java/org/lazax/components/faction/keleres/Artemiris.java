package org.lazax.components.faction.keleres;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.activation.ActivationHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** Other players pay two influence to activate the flagship's system. Rule: unit/artemiris.N1. */
final class Artemiris implements Component, ActivationHooks {
  private static final Toll TOLL = new Toll(2, "unit/artemiris.N1");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/artemiris");
  }

  @Override
  public Optional<Toll> toll(Table table, Grant by, Seat seat, SystemId system) {
    boolean asks =
        !seat.equals(by.user())
            && table.units().ships(system, by.user()).stream()
                .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP);
    return asks ? Optional.of(TOLL) : Optional.empty();
  }
}
