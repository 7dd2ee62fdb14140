package org.lazax.table.event.planets;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.planets.Planets;

/** A sleeper token of the Titans leaves a planet. Rule: faction_ability/awaken.N1. */
@WireType("table.sleeper-token-removed.v1")
public record SleeperTokenRemoved(PlanetId planet) implements TableEvent {

  @Override
  public Table fold(Table table) {
    Planets planets = table.planets();
    return table.withPlanets(planets.withSleepers(Copies.without(planets.sleepers(), planet)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.planets().sleepers().contains(planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("faction_ability/awaken.N1", "no sleeper token lies there")
                .with("planet", planet));
  }
}
