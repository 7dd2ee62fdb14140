package org.lazax.table.event.planets;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** Nobody controls the planet any more. Its card goes back to the deck. */
@WireType("table.control-lost.v1")
public record ControlLost(Seat seat, PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlanets(table.planets().without(planet));
  }
}
