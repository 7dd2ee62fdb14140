package org.lazax.table.event.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player's legendary ability cards are readied. Rule: legendary_planets.N6. */
@WireType("table.legendary-abilities-readied.v1")
public record LegendaryAbilitiesReadied(Seat seat, List<PlanetId> planets) implements TableEvent {
  public LegendaryAbilitiesReadied {
    planets = List.copyOf(planets);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlanets(table.planets().withReadied(planets));
  }
}
