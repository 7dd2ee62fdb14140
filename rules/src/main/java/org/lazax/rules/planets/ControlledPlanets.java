package org.lazax.rules.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** The planets that a player controls, and their places. A planet beside the board has no place. */
public final class ControlledPlanets {
  private ControlledPlanets() {}

  /** The places in the order of the planets' names. */
  public static List<Place> of(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .flatMap(planet -> table.place(planet).stream())
        .toList();
  }

  /** The exhausted planets. */
  public static List<PlanetId> exhausted(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .filter(planet -> !table.planets().readied(seat, planet))
        .toList();
  }

  /** The places that no card closes to units. Rule: construction.N3. */
  public static List<Place> open(Table table, Seat seat) {
    return of(table, seat).stream()
        .filter(place -> Attachments.closed(table, place).isEmpty())
        .toList();
  }
}
