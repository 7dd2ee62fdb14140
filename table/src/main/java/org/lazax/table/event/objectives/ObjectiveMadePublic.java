package org.lazax.table.event.objectives;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A scored secret objective becomes a public objective, which all players can score. Rule:
 * agenda/classified_document_leaks.N6.
 */
@WireType("table.objective-made-public.v1")
public record ObjectiveMadePublic(ObjectiveId objective) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withObjectives(table.objectives().withRevealed(objective));
  }
}
