package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * The ability card of a legendary planet. The player who controls the planet has it. Rules:
 * legendary_planets.2, legendary_planets.3.
 */
public final class LegendaryAbility {
  private LegendaryAbility() {}

  /** The planets whose ability cards this player has. It is called with every hook. */
  public static List<PlanetId> heldBy(Table table, Seat seat) {
    List<PlanetId> held = List.of();
    for (PlanetId planet : Ruleset.of(table).legendary()) {
      if (table.planets().controls(seat, planet)) {
        held = Copies.with(held, planet);
      }
    }
    return held;
  }

  /** The planets of this player with an exhausted ability card. */
  public static List<PlanetId> exhaustedOf(Table table, Seat seat) {
    return heldBy(table, seat).stream()
        .filter(planet -> table.planets().usedAbilities().contains(planet))
        .toList();
  }

  /** Why this player cannot use the card now; empty if it can. Rule: legendary_planets.3. */
  public static Optional<Refusal> unready(Table table, Seat seat, PlanetId planet) {
    return isReady(table, seat, planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("legendary_planets.3", "only its holder uses a readied ability card")
                .with("planet", planet)
                .with("seat", seat));
  }

  /** Whether this player has the card readied. */
  public static boolean isReady(Table table, Seat seat, PlanetId planet) {
    return heldBy(table, seat).contains(planet)
        && !table.planets().usedAbilities().contains(planet);
  }
}
