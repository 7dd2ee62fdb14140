package org.lazax.game.strategyphase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.strategy.ChoiceHooks;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/** Who chooses strategy cards, which, and for whom. */
final class Choosers {
  private Choosers() {}

  /**
   * The players who choose, in their order: clockwise from the speaker, in smaller games twice. A
   * player chooses none for the cards that it has kept.
   */
  static List<Seat> order(Table table) {
    Map<Seat, Integer> cards = new HashMap<>();
    table.seats().forEach(seat -> cards.put(seat, held(table, seat)));
    List<Seat> order = new ArrayList<>();
    Optional<Seat> next = fewest(table, cards);
    while (next.isPresent()) {
      order.add(next.get());
      cards.merge(next.get(), 1, Integer::sum);
      next = fewest(table, cards);
    }
    return order;
  }

  /**
   * The player who chooses next; empty if all have chosen. The order is fixed when the phase
   * begins; a phase that began under an earlier version has none, and goes on by the cards that are
   * held.
   */
  static Optional<Seat> next(Table table, StrategyPhase phase) {
    return phase.progress().left().stream()
        .filter(seat -> !table.player(seat).eliminated())
        .findFirst()
        .or(() -> order(table).stream().findFirst());
  }

  private static Optional<Seat> fewest(Table table, Map<Seat, Integer> cards) {
    int each = cardsEach(table);
    return table.clockwiseFrom(table.speaker().orElseThrow()).stream()
        .filter(seat -> cards.getOrDefault(seat, 0) < each)
        .min(Comparator.comparingInt(seat -> cards.getOrDefault(seat, 0)));
  }

  private static int held(Table table, Seat seat) {
    return table.player(seat).strategyCards().size();
  }

  /**
   * The number of cards of each player. It depends on the number of players at the start of the
   * game. Rule: elimination.9.
   */
  private static int cardsEach(Table table) {
    return table.catalog().setups(table.settings().seats()).getFirst().strategyCardsEach();
  }

  /** The cards that can be chosen now, with the trade goods on each. */
  static Map<StrategyCardId, Integer> cards(Table table, StrategyPhase phase) {
    Map<StrategyCardId, Integer> all = table.strategyRow().goods();
    Map<StrategyCardId, Integer> left = all;
    for (StrategyCardId refused : phase.progress().refused()) {
      left = Copies.without(left, refused);
    }
    return left.isEmpty() ? all : left;
  }

  /** The players of whom one gets the chosen card; empty if the player keeps it. */
  static List<Seat> receivers(Table table, Seat chooser) {
    boolean givesAway =
        Ruleset.hooks(table, chooser, ChoiceHooks.class).stream()
            .anyMatch(hook -> hook.hooks().givesCardAway(table, hook.grant()));
    return givesAway
        ? table.clockwiseFrom(chooser).stream()
            .filter(seat -> !seat.equals(chooser) && held(table, seat) < cardsEach(table))
            .toList()
        : List.of();
  }
}
