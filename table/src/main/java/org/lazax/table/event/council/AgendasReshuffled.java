package org.lazax.table.event.council;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The agenda deck is empty: its discard pile becomes the deck. */
@WireType("table.agendas-reshuffled.v1")
public record AgendasReshuffled() implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().reshuffled());
  }
}
