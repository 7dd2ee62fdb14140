package org.lazax.table.event.strategy;

import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;

/**
 * A player takes a strategy card from the common area and gains the trade goods on it. Rule:
 * strategy_phase.1.
 *
 * @param to the player who gets the card if it is another one
 */
@WireType("table.strategy-card-taken.v1")
public record StrategyCardTaken(
    Seat seat, StrategyCardId card, int goods, @OmittedByDefault Optional<Seat> to)
    implements TableEvent {

  /** A player takes a card for itself. */
  public StrategyCardTaken(Seat seat, StrategyCardId card, int goods) {
    this(seat, card, goods, Optional.empty());
  }

  @Override
  public Table fold(Table table) {
    return table
        .withStrategyRow(new StrategyRow(Copies.without(table.strategyRow().goods(), card)))
        .withPlayer(seat, p -> p.withGoods(p.tradeGoods() + goods, p.commodities()))
        .withPlayer(
            to.orElse(seat), p -> p.withStrategyCards(Copies.with(p.strategyCards(), card, false)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.strategyRow().has(card)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("strategy_phase.1", "that strategy card is not in the common area")
                .with("card", card));
  }
}
