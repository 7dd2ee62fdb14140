package org.lazax.table.event.leaders;

import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.leaders.LeaderState;

/** A player's agent is exhausted. Rules: leaders.4, exhausted.1. */
@WireType("table.agent-exhausted.v1")
public record AgentExhausted(Seat seat, LeaderId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat, p -> p.withLeaders(p.leaders().with(leader, LeaderState.EXHAUSTED)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).leaders().is(leader, LeaderState.READIED)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("leaders.4", "only a readied agent of one's own can be exhausted")
                .with("leader", leader)
                .with("seat", seat));
  }
}
