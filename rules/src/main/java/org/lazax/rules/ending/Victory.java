package org.lazax.rules.ending;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;
import org.lazax.table.ending.FinalPlace;
import org.lazax.table.event.ending.GameEnded;

/**
 * The first player who reaches the target wins; of several at once, the first in initiative order.
 * Rules: victory_points.7, objective_cards.15.
 */
public final class Victory {
  private Victory() {}

  public static List<GameEvent> due(Table table) {
    int target = table.settings().victoryTarget();
    return isReached(table, target) ? end(table, target) : List.of();
  }

  /** Whether any player has reached the target. It is checked after every step. */
  private static boolean isReached(Table table, int target) {
    for (Player player : table.players().values()) {
      if (player.victoryPoints() >= target) {
        return true;
      }
    }
    return false;
  }

  private static List<GameEvent> end(Table table, int target) {
    return Initiative.order(table).stream()
        .filter(seat -> table.player(seat).victoryPoints() >= target)
        .findFirst()
        .map(winner -> end(table, winner, "victory_points.7"))
        .orElse(List.of());
  }

  /** The events that end the game. No frame stays open. */
  public static List<GameEvent> end(Table table, Seat winner, String rule) {
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEnded(new Ending(winner, rule), places(table)));
    if (!table.kernel().stack().isEmpty()) {
      events.add(new KernelEvent.Unwound(table.kernel().stack().getFirst().id(), Outcome.DONE));
    }
    return events;
  }

  /** One for each seat, in the order of the seats. Rule: initiative_order.1. */
  private static List<FinalPlace> places(Table table) {
    List<Seat> order = new ArrayList<>(Initiative.order(table));
    table.players().keySet().stream().filter(seat -> !order.contains(seat)).forEach(order::add);
    return table.players().values().stream()
        .map(player ->
            new FinalPlace(player.seat(), player.victoryPoints(), order.indexOf(player.seat()) + 1))
        .sorted(Comparator.comparing(FinalPlace::seat))
        .toList();
  }
}
