package org.lazax.table.event.leaders;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.leaders.Leaders;

/**
 * The leaders of a faction are laid out in the play area of its player. Rules: leaders.1,
 * leaders.2.
 */
@WireType("table.leaders-laid.v1")
public record LeadersLaid(Seat seat, Leaders leaders) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, player -> player.withLeaders(leaders));
  }
}
