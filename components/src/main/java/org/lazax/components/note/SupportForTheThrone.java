package org.lazax.components.note;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.ReceiptHooks;
import org.lazax.rules.trade.ReturnHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.objectives.VictoryPointsGained;

/**
 * Lies in the play area of whoever receives it, and is a victory point as long as it lies there.
 * Rules: promissory_note/support_for_the_throne.N1 to promissory_note/support_for_the_throne.N4.
 */
public final class SupportForTheThrone implements Component, ReceiptHooks, ReturnHooks {
  private static final ComponentRef REF =
      ComponentRef.parse("promissory_note/support_for_the_throne");

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public void laid(Draft<?, Table> draft, Grant note) {
    draft.add(new VictoryPointsGained(note.user(), 1, REF.toString()));
  }

  @Override
  public List<GameEvent> left(Table table, Grant note) {
    return List.of(new VictoryPointsGained(note.user(), -1, REF.toString()));
  }
}
