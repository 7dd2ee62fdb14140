package org.lazax.table.event.planets;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player exhausts the ability card of a legendary planet. Rules: legendary_planets.3, exhausted.
 */
@WireType("table.legendary-ability-exhausted.v1")
public record LegendaryAbilityExhausted(Seat seat, PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlanets(table.planets().withUsed(planet));
  }
}
