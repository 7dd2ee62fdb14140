package org.lazax.table.event.relics;

import java.util.Optional;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player exhausts a relic of its own. Rules: relics.3, readied.4. */
@WireType("table.prophecy-of-kings-relic-exhausted.v1")
public record RelicExhausted(Seat seat, RelicId relic) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(Relics.ID, relics -> relics.exhausted(relic));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Relics relics = table.part(Relics.ID);
    return relics.of(seat).contains(relic) && !relics.exhausted().contains(relic)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("readied.4", "the player does not have that relic readied")
                .with("relic", relic)
                .with("seat", seat));
  }
}
