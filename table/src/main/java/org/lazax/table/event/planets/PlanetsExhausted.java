package org.lazax.table.event.planets;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.planets.Planets;

/** A player's planet cards are exhausted. Rule: exhausted.1. */
@WireType("table.planets-exhausted.v1")
public record PlanetsExhausted(Seat seat, List<PlanetId> planets) implements TableEvent {
  public PlanetsExhausted {
    planets = List.copyOf(planets);
  }

  @Override
  public Table fold(Table table) {
    Planets now = table.planets();
    for (PlanetId planet : planets) {
      now = now.with(planet, new PlanetCard(seat, true));
    }
    return table.withPlanets(now);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return planets.stream()
        .filter(planet -> !table.planets().readied(seat, planet))
        .findFirst()
        .map(planet ->
            Refusal.rule("exhausted.1", "only a readied planet of one's own can be exhausted")
                .with("planet", planet)
                .with("seat", seat));
  }
}
