package org.lazax.table.event.actioncards;

import java.util.List;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The action card deck is empty: its discard pile becomes the deck. Rule: action_cards.N4. */
@WireType("table.action-cards-reshuffled.v1")
public record ActionCardsReshuffled() implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withActionDiscards(List.of());
  }
}
