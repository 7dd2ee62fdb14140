package org.lazax.table.event.council;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.council.Law;

/**
 * A law in play is voted on again. It stays in play with what is elected now. Rule:
 * agenda/miscount_disclosed.N2.
 */
@WireType("table.law-revised.v1")
public record LawRevised(Law law) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withRevised(law));
  }
}
