package org.lazax.table.event.leaders;

import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.leaders.LeaderState;

/**
 * A commander or a hero is unlocked for the rest of the game. Rules: leaders.6.2, leaders.6.4,
 * leaders.10.3, leaders.10.4.
 */
@WireType("table.leader-unlocked.v1")
public record LeaderUnlocked(Seat seat, LeaderId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat, p -> p.withLeaders(p.leaders().with(leader, LeaderState.UNLOCKED)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).leaders().is(leader, LeaderState.LOCKED)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("leaders.6", "only a locked leader of one's own can be unlocked")
                .with("leader", leader)
                .with("seat", seat));
  }
}
