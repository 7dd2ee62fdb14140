package org.lazax.table.event.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.planets.Planets;

/** A player's planet cards are readied. Rule: readied.1. */
@WireType("table.planets-readied.v1")
public record PlanetsReadied(Seat seat, List<PlanetId> planets) implements TableEvent {
  public PlanetsReadied {
    planets = List.copyOf(planets);
  }

  @Override
  public Table fold(Table table) {
    Planets now = table.planets();
    for (PlanetId planet : planets) {
      now = now.with(planet, new PlanetCard(seat, false));
    }
    return table.withPlanets(now);
  }
}
