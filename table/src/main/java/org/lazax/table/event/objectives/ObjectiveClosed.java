package org.lazax.table.event.objectives;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A secret objective that was made public can be scored by nobody any more. It goes neither to a
 * hand nor to the deck. Rule: agenda/classified_document_leaks.N4.
 */
@WireType("table.objective-closed.v1")
public record ObjectiveClosed(ObjectiveId objective) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withObjectives(table.objectives().withoutRevealed(objective));
  }
}
