package org.lazax.table.event.objectives;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.objectives.Objectives;

/**
 * The next public objective is revealed. It is drawn from those of its stage that were not revealed
 * yet. Rule: status_phase.2.
 *
 * @param fromDeck whether it is one more from the deck, so that no card leaves the row
 */
@WireType("table.objective-revealed.v1")
public record ObjectiveRevealed(
    ObjectiveId objective, int stage, Chance chance, @OmittedByDefault boolean fromDeck)
    implements TableEvent, ChanceEvent {
  /** The next one of those that lie face down in the row. */
  public ObjectiveRevealed(ObjectiveId objective, int stage, Chance chance) {
    this(objective, stage, chance, false);
  }

  @Override
  public Table fold(Table table) {
    Objectives now = table.objectives().withRevealed(objective);
    if (fromDeck) {
      return table.withObjectives(now);
    }
    return table.withObjectives(
        stage == 1
            ? now.withRows(now.hiddenStageOne() - 1, now.hiddenStageTwo())
            : now.withRows(now.hiddenStageOne(), now.hiddenStageTwo() - 1));
  }
}
