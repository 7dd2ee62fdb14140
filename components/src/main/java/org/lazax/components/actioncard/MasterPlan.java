package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.ActionDone;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.table.Table;

/**
 * After an action, the player may take another one in the same turn. Rules:
 * action_card/master_plan.N1 to action_card/master_plan.N4.
 */
public final class MasterPlan extends ActionCard<ActionDone> implements TurnHooks {
  public MasterPlan() {
    super(ActionDone.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ActionDone done) {
    return done.active().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ActionDone done, Chosen chosen) {
    int turn = draft.table().kernel().frameOf(Turn.class).orElseThrow().id();
    draft.add(LastingEffects.until(turn, name(), grant));
  }

  @Override
  public Change actions(Table table, Grant grant) {
    return Change.plus(1);
  }
}
