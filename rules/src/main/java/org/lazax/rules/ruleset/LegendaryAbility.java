package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * The ability card of a legendary planet: whoever controls the planet holds it. Rules:
 * legendary_planets.2, legendary_planets.3.
 */
public final class LegendaryAbility {
  private LegendaryAbility() {}

  /** Those that this player holds. Asked with every hook, and there are few. */
  public static List<PlanetId> heldBy(Table table, Seat seat) {
    List<PlanetId> held = List.of();
    for (PlanetId planet : Ruleset.of(table).legendary()) {
      if (table.planets().controls(seat, planet)) {
        held = Copies.with(held, planet);
      }
    }
    return held;
  }

  /** Those of this player that are exhausted. */
  public static List<PlanetId> exhaustedOf(Table table, Seat seat) {
    return heldBy(table, seat).stream()
        .filter(planet -> table.planets().usedAbilities().contains(planet))
        .toList();
  }

  /** Why this player cannot use it now; empty if it can. Rule: legendary_planets.3. */
  public static Optional<Refusal> unready(Table table, Seat seat, PlanetId planet) {
    return isReady(table, seat, planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("legendary_planets.3", "only its holder uses a readied ability card")
                .with("planet", planet)
                .with("seat", seat));
  }

  /** Whether this player holds it, readied. */
  public static boolean isReady(Table table, Seat seat, PlanetId planet) {
    return heldBy(table, seat).contains(planet)
        && !table.planets().usedAbilities().contains(planet);
  }
}
