package org.lazax.game.statusphase;

import java.util.Comparator;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ending.Victory;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;

/**
 * Ends the game when an objective must be revealed and none is left face down. The player with the
 * most victory points wins; of several, the first in initiative order. Rules: objective_cards.15,
 * objective_cards.15.1, victory_points.8.
 */
final class OutOfObjectives {
  private OutOfObjectives() {}

  static boolean isDue(Table table) {
    return table.objectives().hiddenStageOne() + table.objectives().hiddenStageTwo() == 0;
  }

  static List<GameEvent> end(Table table) {
    // min() keeps the first of equal elements: the first in initiative order.
    Seat winner =
        Initiative.order(table).stream()
            .min(Comparator.comparingInt(seat -> -table.player(seat).victoryPoints()))
            .orElseThrow();
    return Victory.end(table, winner, "victory_points.8");
  }
}
