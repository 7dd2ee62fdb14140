package org.lazax.table.event.leaders;

import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;

/** A player's agents are readied. Rules: leaders.4, readied.1. */
@WireType("table.agents-readied.v1")
public record AgentsReadied(Seat seat, List<LeaderId> agents) implements TableEvent {
  public AgentsReadied {
    agents = List.copyOf(agents);
  }

  @Override
  public Table fold(Table table) {
    Leaders leaders = table.player(seat).leaders();
    for (LeaderId agent : agents) {
      leaders = leaders.with(agent, LeaderState.READIED);
    }
    Leaders readied = leaders;
    return table.withPlayer(seat, player -> player.withLeaders(readied));
  }
}
