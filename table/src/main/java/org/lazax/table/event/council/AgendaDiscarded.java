package org.lazax.table.event.council;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** An agenda goes to the discard pile. Rule: agenda_card.6. */
@WireType("table.agenda-discarded.v1")
public record AgendaDiscarded(AgendaId agenda) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withDiscarded(agenda));
  }
}
