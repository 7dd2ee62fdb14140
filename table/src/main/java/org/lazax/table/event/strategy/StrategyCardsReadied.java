package org.lazax.table.event.strategy;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** A player readies strategy cards of its own, because it keeps them. */
@WireType("table.strategy-cards-readied.v1")
public record StrategyCardsReadied(Seat seat, List<StrategyCardId> cards) implements TableEvent {
  public StrategyCardsReadied {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    Table now = table;
    for (StrategyCardId card : cards) {
      now =
          now.withPlayer(
              seat,
              player -> player.withStrategyCards(Copies.with(player.strategyCards(), card, false)));
    }
    return now;
  }
}
