package org.lazax.table.event.council;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A law leaves the game together with the planet to which it was attached. Rule: attach.2.2. */
@WireType("table.law-purged.v1")
public record LawPurged(AgendaId agenda) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withoutLaw(agenda));
  }
}
