package org.lazax.table.event.relics;

import java.util.Optional;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes the relic on top of the deck, face up. Rule: relics.2.
 *
 * @param chance the draw among the relics in the deck
 */
@WireType("table.prophecy-of-kings-relic-gained.v1")
public record RelicGained(Seat seat, RelicId relic, Chance chance)
    implements TableEvent, ChanceEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(Relics.ID, relics -> relics.gained(seat, relic));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(Relics.ID).drawn().contains(relic)
        ? Optional.of(
            Refusal.rule("relics.2", "this relic is not in the deck")
                .with("relic", relic)
                .with("seat", seat))
        : Optional.empty();
  }
}
