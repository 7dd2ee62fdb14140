package org.lazax.game.strategicaction;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.StrategyCards.Step;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.PrimaryResolved;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.table.Table;

/**
 * Runs the steps of a card's primary ability, one after the other. Its outcome is that of its last
 * step. Rule: strategic_action.3.
 */
public final class PrimaryConductor extends NonInteractiveConductor<GameState, Table, Primary> {
  public PrimaryConductor() {
    super(Primary.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Primary primary) {
    List<Step> steps = StrategyCards.of(draft.table(), primary.card()).primary();
    if (primary.progress().done() == steps.size()
        || draft.table().player(primary.seat()).eliminated()) {
      draft.close(draft.table().kernel().frame().flatMap(Frame::returned).orElse(Outcome.DONE));
      GameMoments.MOMENTS.occur(draft, new PrimaryResolved(primary.seat(), primary.card()));
      return;
    }
    draft.change(primary.next());
    draft.call(steps.get(primary.progress().done()).of(draft.table(), primary.seat()));
  }
}
