package org.lazax.table.event.council;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** All players see the agenda that the speaker alone has read. */
@WireType("table.agenda-shown.v1")
public record AgendaShown(AgendaId agenda) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withShown(agenda));
  }
}
