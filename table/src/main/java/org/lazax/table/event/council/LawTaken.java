package org.lazax.table.event.council;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player takes the card of a law from the player before whom it lies. Rule: agenda_card.4. */
@WireType("table.law-taken.v1")
public record LawTaken(AgendaId agenda, Seat seat) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table
        .council()
        .law(agenda)
        .map(law -> table.withCouncil(table.council().withRevised(law.ownedBy(seat))))
        .orElse(table);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.council().law(agenda).filter(law -> law.owner().isPresent()).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("agenda_card.4", "this law lies before no player").with("agenda", agenda));
  }
}
