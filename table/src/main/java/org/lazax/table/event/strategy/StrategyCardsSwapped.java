package org.lazax.table.event.strategy;

import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * Two players swap a strategy card each. The cards stay readied or exhausted. Refused if a player
 * does not have its card. Rule: strategy_card.3.
 *
 * @param gives the card that the first player gives
 * @param with the other player
 * @param takes the card that the first player takes
 */
@WireType("table.strategy-cards-swapped.v1")
public record StrategyCardsSwapped(Seat seat, StrategyCardId gives, Seat with, StrategyCardId takes)
    implements TableEvent {
  @Override
  public Table fold(Table table) {
    return moved(moved(table, seat, gives, with), with, takes, seat);
  }

  private static Table moved(Table table, Seat from, StrategyCardId card, Seat to) {
    boolean exhausted = table.player(from).strategyCards().getOrDefault(card, false);
    return table
        .withPlayer(
            from, player -> player.withStrategyCards(Copies.without(player.strategyCards(), card)))
        .withPlayer(
            to,
            player ->
                player.withStrategyCards(Copies.with(player.strategyCards(), card, exhausted)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).strategyCards().containsKey(gives)
            && table.player(with).strategyCards().containsKey(takes)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("strategy_card.3", "a player does not have its card of the swap")
                .with("gives", gives)
                .with("takes", takes));
  }
}
