package org.lazax.table.event.strategy;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * Strategy cards are laid out in the common area, at setup or when players return them, with no
 * other trade goods than those that were placed on them before. Rule: status_phase.8.
 */
@WireType("table.strategy-cards-laid-out.v1")
public record StrategyCardsLaidOut(List<StrategyCardId> cards) implements TableEvent {
  public StrategyCardsLaidOut {
    cards = List.copyOf(cards);
  }

  @Override
  public Table fold(Table table) {
    Table now = table;
    for (StrategyCardId card : cards) {
      now = GoodsOnHeldCards.laidOut(now, card);
      for (var player : table.players().values()) {
        if (player.strategyCards().containsKey(card)) {
          now =
              now.withPlayer(
                  player.seat(), p -> p.withStrategyCards(Copies.without(p.strategyCards(), card)));
        }
      }
    }
    return now;
  }
}
