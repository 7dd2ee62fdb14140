package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The planet that an agenda elects. */
final class ElectedPlanet {
  private ElectedPlanet() {}

  /** The place of the planet; empty if it lies beside the board. */
  static Optional<Place> place(Table table, AgendaOutcome outcome) {
    return table.place(new PlanetId(outcome.value()));
  }

  /** The units on it. */
  static List<UnitStack> units(Table table, AgendaOutcome outcome) {
    return place(table, outcome).map(table.units()::at).orElse(List.of());
  }
}
