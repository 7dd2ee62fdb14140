package org.lazax.rules.objectives;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;

/**
 * A player who does not control all planets of its home system cannot score public objectives.
 * Rule: objective_cards.16.
 */
public final class HomeSystem {
  private HomeSystem() {}

  public static boolean isHeld(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, ScoringHooks.class).stream()
            .anyMatch(hook -> hook.hooks().scoresFromAfar(table, hook.grant()))
        || isWhole(table, seat);
  }

  private static boolean isWhole(Table table, Seat seat) {
    return HomeFaction.of(table, seat).homePlanets().stream()
        .allMatch(planet -> table.planets().controls(seat, planet));
  }
}
