package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A planet is purged with its card, its ability card and its attachments. Its units were destroyed
 * before. Rules: purge.1, attach.2.2, legendary_planets.4.
 */
@WireType("table.planet-purged.v1")
public record PlanetPurged(PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    return table
        .withGalaxy(galaxy.with(galaxy.worlds().purged(planet)))
        .withPlanets(table.planets().purged(planet));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Optional<SystemId> system = table.galaxy().systemOf(planet);
    if (system.isEmpty()) {
      return Optional.of(
          Refusal.rule("purge.2", "this planet is not on the board").with("planet", planet));
    }
    return table.units().at(Place.on(system.get(), planet)).isEmpty()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("purge.1", "units still stand on this planet").with("planet", planet));
  }
}
