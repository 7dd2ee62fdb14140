package org.lazax.rules.invasion;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** A part of the table that keeps players from committing units to planets. */
public interface BarsLandings {
  /**
   * The rule by which this player cannot commit units to the planet now; empty if there is none.
   */
  Optional<String> bars(Table table, Seat lander, PlanetId planet);

  /** The rule of any part by which this player cannot commit units to the planet. */
  static Optional<String> of(Table table, Seat lander, PlanetId planet) {
    return table.parts().answering(BarsLandings.class).stream()
        .flatMap(part -> part.bars(table, lander, planet).stream())
        .findFirst();
  }
}
