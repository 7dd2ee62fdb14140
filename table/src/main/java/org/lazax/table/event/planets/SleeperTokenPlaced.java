package org.lazax.table.event.planets;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.planets.Planets;

/** A sleeper token of the Titans is placed on a planet. Rule: faction_ability/terragenesis.N1. */
@WireType("table.sleeper-token-placed.v1")
public record SleeperTokenPlaced(PlanetId planet) implements TableEvent {

  @Override
  public Table fold(Table table) {
    Planets planets = table.planets();
    return table.withPlanets(planets.withSleepers(Copies.with(planets.sleepers(), planet)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.planets().sleepers().contains(planet)
        ? Optional.of(
            Refusal.rule("faction_ability/terragenesis.N1", "a sleeper token lies there already")
                .with("planet", planet))
        : Optional.empty();
  }
}
