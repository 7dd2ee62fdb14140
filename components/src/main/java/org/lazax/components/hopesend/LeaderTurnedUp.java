package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A face-down leader counter is shown to everybody. Refused if it is another counter. Rules:
 * hopes_end.31.1, hopes_end.N40.
 *
 * @param back as which it lay there
 * @param leader which it is
 */
@WireType("table.hopes-end-face-down-leader-turned-up.v1")
public record LeaderTurnedUp(LeaderCounterId back, LeaderCounterId leader) implements TableEvent {
  /** Who acts may not know the counters of others. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID,
        counters -> counters.turned(back, leader, table.part(Identities.ID).usedIn(leader)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, back).isPresent()
            && Identities.of(table, back).filter(leader::equals).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.31.1", "that is not this leader counter").with("back", back));
  }
}
