package org.lazax.table.event.objectives;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The rows of public objectives are laid out face down. Which cards they are is drawn when they are
 * revealed.
 */
@WireType("table.objective-rows-laid.v1")
public record ObjectiveRowsLaid(int stageOne, int stageTwo) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withObjectives(table.objectives().withRows(stageOne, stageTwo));
  }
}
