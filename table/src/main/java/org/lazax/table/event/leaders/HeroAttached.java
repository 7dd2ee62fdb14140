package org.lazax.table.event.leaders;

import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.leaders.LeaderState;

/** A hero is attached to a planet. Rule: leaders.12.1. */
@WireType("table.hero-attached.v1")
public record HeroAttached(Seat seat, LeaderId leader) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat, p -> p.withLeaders(p.leaders().with(leader, LeaderState.ATTACHED)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).leaders().is(leader, LeaderState.UNLOCKED)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("leaders.10", "only an unlocked hero of one's own can be attached")
                .with("leader", leader)
                .with("seat", seat));
  }
}
