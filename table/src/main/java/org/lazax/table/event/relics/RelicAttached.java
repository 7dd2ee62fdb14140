package org.lazax.table.event.relics;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.CardAttached;

/** A player attaches a relic of its own to a planet, where it stays. Rule: relics.3. */
@WireType("table.prophecy-of-kings-relic-attached.v1")
public record RelicAttached(Seat seat, RelicId relic, PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return attached().fold(table).withPart(Relics.ID, relics -> relics.given(seat, relic));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(Relics.ID).of(seat).contains(relic)
        ? attached().guard(table)
        : Optional.of(
            Refusal.rule("relics.3", "the player does not have that relic")
                .with("relic", relic)
                .with("seat", seat));
  }

  private CardAttached attached() {
    return new CardAttached(planet, ComponentRef.of(relic));
  }
}
