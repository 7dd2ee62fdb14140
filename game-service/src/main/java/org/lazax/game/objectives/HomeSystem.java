package org.lazax.game.objectives;

import org.lazax.chronicle.Seat;
import org.lazax.game.ability.ScoringHooks;
import org.lazax.game.component.GameComponents;
import org.lazax.table.Table;

/**
 * Who has lost a planet of the home system scores no public objective. Rule: objective_cards.16.
 */
final class HomeSystem {
  private HomeSystem() {}

  static boolean isHeld(Table table, Seat seat) {
    return GameComponents.HOOKS.of(table, seat, ScoringHooks.class).stream()
            .anyMatch(hook -> hook.hooks().scoresFromAfar(table, hook.grant()))
        || isWhole(table, seat);
  }

  private static boolean isWhole(Table table, Seat seat) {
    return table.catalog().faction(table.player(seat).faction()).homePlanets().stream()
        .allMatch(planet -> table.planets().controls(seat, planet));
  }
}
