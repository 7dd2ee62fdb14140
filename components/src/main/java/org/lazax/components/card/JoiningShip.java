package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** A ship from the reinforcements that is placed in a system with other ships of its owner. */
public record JoiningShip(UnitType type) {
  private static final String SYSTEM = "system";

  /** Whether there is such a ship, and a system for it. */
  public boolean isPossible(Table table, Seat seat) {
    return UnitPlacement.has(table, seat, type) && !systems(table, seat).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.units().ships(system, seat).isEmpty())
        .toList();
  }

  /** The choice of the system, and of the place from which the ship is taken if there is one. */
  public Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    return soFar.has(SYSTEM)
        ? UnitPlacement.asks(table, seat, type, soFar)
        : Optional.of(Ask.one(SYSTEM, systems(table, seat)));
  }

  /** Places the ship. */
  public void place(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    Place space = Place.space(SystemId.of(chosen.one(SYSTEM).orElseThrow()));
    UnitPlacement.place(draft, seat, type, space, chosen);
  }
}
