package org.lazax.table.event.actioncards;

import java.util.List;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;

/**
 * A player looks at cards of another player. Nobody else learns which they are. It changes nothing
 * on the table. Rule: action_cards.5.
 *
 * @param seat the player who looks
 * @param of the player who holds the cards
 */
@WireType("table.hand-seen.v1")
public record HandSeen(Seat seat, Seat of, List<ComponentRef> cards) implements TableEvent {
  public HandSeen {
    cards = List.copyOf(cards);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  /** A player may not see cards by trying out the command. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table;
  }
}
