package org.lazax.table.event.relics;

import java.util.Optional;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes a relic from the play area of its owner into its own. Rule: relics.3.
 *
 * @param seat who takes it
 * @param owner who had it
 */
@WireType("table.prophecy-of-kings-relic-taken.v1")
public record RelicTaken(Seat seat, RelicId relic, Seat owner) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(Relics.ID, relics -> relics.taken(seat, relic, owner));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return !seat.equals(owner) && table.part(Relics.ID).of(owner).contains(relic)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("relics.3", "that player does not have that relic")
                .with("relic", relic)
                .with("seat", owner));
  }
}
