package org.lazax.table.event.council;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A law leaves play and goes on top of the discard pile. Rule: agenda_card.5. */
@WireType("table.law-left.v1")
public record LawLeft(AgendaId agenda) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withoutLaw(agenda).withDiscarded(agenda));
  }
}
