package org.lazax.table.event.objectives;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.objectives.Objectives;

/**
 * The next public objective is revealed. It is drawn from those of its stage that were not revealed
 * yet. Rule: status_phase.2.
 */
@WireType("table.objective-revealed.v1")
public record ObjectiveRevealed(ObjectiveId objective, int stage, Chance chance)
    implements TableEvent, ChanceEvent {
  @Override
  public Table fold(Table table) {
    Objectives now = table.objectives().withRevealed(objective);
    return table.withObjectives(
        stage == 1
            ? now.withRows(now.hiddenStageOne() - 1, now.hiddenStageTwo())
            : now.withRows(now.hiddenStageOne(), now.hiddenStageTwo() - 1));
  }
}
