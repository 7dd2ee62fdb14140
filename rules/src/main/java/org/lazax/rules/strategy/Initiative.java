package org.lazax.rules.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/**
 * The order of players by the lowest number of their strategy cards. Without strategy cards, and in
 * the agenda phase even with cards that players keep, it is clockwise from the speaker. Rules:
 * initiative_order.1, initiative_order.3, victory_points.7.
 */
public final class Initiative {
  /** A player without a strategy card is last. */
  private static final int NONE = 99;

  private Initiative() {}

  public static int of(Table table, Seat seat) {
    return of(table, seat, isCouncil(table));
  }

  private static int of(Table table, Seat seat, boolean council) {
    return Amount.of(
        table,
        seat,
        OrderHooks.class,
        council ? NONE : lowest(table, seat),
        Math::min,
        (hooks, grant) -> hooks.initiative(table, grant));
  }

  private static boolean isCouncil(Table table) {
    return table.kernel().within(AgendaPhase.class).isPresent();
  }

  private static int lowest(Table table, Seat seat) {
    int lowest = NONE;
    for (StrategyCardId card : table.player(seat).strategyCards().keySet()) {
      lowest = Math.min(lowest, table.catalog().strategyCard(card).initiative());
    }
    return lowest;
  }

  /** All players in the game, the lowest number first. */
  public static List<Seat> order(Table table) {
    return table.cached(Initiative.class, Initiative::ordered);
  }

  private static List<Seat> ordered(Table table) {
    // The sort is stable, so equal ones stay clockwise from the speaker.
    List<Seat> order =
        new ArrayList<>(table.speaker().map(table::clockwiseFrom).orElse(table.seats()));
    boolean council = isCouncil(table);
    Map<Seat, Integer> numbers = new HashMap<>();
    boolean changed = !Ruleset.hooks(table, OrderHooks.class).isEmpty();
    for (Seat seat : order) {
      numbers.put(seat, changed ? of(table, seat, council) : council ? NONE : lowest(table, seat));
    }
    order.sort(Comparator.comparing(numbers::get));
    return Collections.unmodifiableList(order);
  }
}
