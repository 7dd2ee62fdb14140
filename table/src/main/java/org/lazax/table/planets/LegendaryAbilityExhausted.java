package org.lazax.table.planets;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player uses the ability card of a legendary planet. Rules: legendary_planets.3, exhausted. */
@WireType("table.legendary-ability-exhausted.v1")
public record LegendaryAbilityExhausted(Seat seat, PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlanets(table.planets().withUsed(planet));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LegendaryAbility.isReady(table, seat, planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("legendary_planets.3", "only its holder uses a readied ability card")
                .with("planet", planet)
                .with("seat", seat));
  }
}
