package org.lazax.table.event.planets;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.planets.PlanetCard;

/**
 * A player gains control of a planet and takes its card. The card is exhausted, except for home
 * planets at setup. Rules: control.1, control.3.
 */
@WireType("table.control-gained.v1")
public record ControlGained(Seat seat, PlanetId planet, boolean exhausted) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlanets(table.planets().with(planet, new PlanetCard(seat, exhausted)));
  }
}
