package org.lazax.table.event.relics;

import java.util.Optional;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A relic leaves its owner's play area for good. Rule: relics.3. */
@WireType("table.prophecy-of-kings-relic-purged.v1")
public record RelicPurged(Seat seat, RelicId relic) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(Relics.ID, relics -> relics.given(seat, relic));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(Relics.ID).of(seat).contains(relic)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("relics.3", "the player does not have that relic")
                .with("relic", relic)
                .with("seat", seat));
  }
}
