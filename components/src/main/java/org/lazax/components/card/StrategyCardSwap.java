package org.lazax.components.card;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.StrategyCardsSwapped;

/**
 * A player swaps one of its strategy cards with one of another player. It names both cards. Trade
 * goods that lay on them are not touched.
 */
public final class StrategyCardSwap {
  private static final String GIVES = "gives";
  private static final String TAKES = "takes";

  private StrategyCardSwap() {}

  /** Whether the player and another one have a strategy card. */
  public static boolean isPossible(Table table, Seat user) {
    return isPossible(table, user, table.seats());
  }

  /** Whether the player and another one of these have a strategy card. */
  public static boolean isPossible(Table table, Seat user, Collection<Seat> with) {
    return !table.player(user).strategyCards().isEmpty()
        && others(table, user, with).findAny().isPresent();
  }

  private static Stream<Player> others(Table table, Seat user, Collection<Seat> with) {
    return table.players().values().stream()
        .filter(player -> !player.seat().equals(user) && with.contains(player.seat()))
        .filter(player -> !player.strategyCards().isEmpty());
  }

  /** Asks for both cards, one after the other. */
  public static Optional<Ask> asks(Table table, Seat user, Chosen soFar) {
    return asks(table, user, table.seats(), soFar);
  }

  /** Asks for both cards, one after the other; the second is one of these players'. */
  public static Optional<Ask> asks(Table table, Seat user, Collection<Seat> with, Chosen soFar) {
    return Ask.once(GIVES, soFar, () -> List.copyOf(table.player(user).strategyCards().keySet()))
        .or(() ->
            Ask.once(
                TAKES,
                soFar,
                () ->
                    others(table, user, with)
                        .flatMap(player -> player.strategyCards().keySet().stream())
                        .toList()));
  }

  /** The swap of the cards that were chosen. */
  public static StrategyCardsSwapped of(Table table, Seat user, Chosen chosen) {
    StrategyCardId takes = new StrategyCardId(chosen.one(TAKES).orElseThrow());
    Seat with =
        others(table, user, table.seats())
            .filter(player -> player.strategyCards().containsKey(takes))
            .findFirst()
            .orElseThrow()
            .seat();
    return new StrategyCardsSwapped(
        user, new StrategyCardId(chosen.one(GIVES).orElseThrow()), with, takes);
  }
}
