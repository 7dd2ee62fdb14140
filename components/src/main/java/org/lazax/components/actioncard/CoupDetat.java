package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategicActionDeclared;
import org.lazax.rules.procedure.GameProcedure.TurnEnded;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * When another player declares a strategic action, its turn ends. The strategy card is neither used
 * nor exhausted. Rule: action_card/coup_detat.N1.
 */
public final class CoupDetat extends ActionCard<StrategicActionDeclared> {
  public CoupDetat() {
    super(StrategicActionDeclared.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategicActionDeclared declared) {
    return !declared.active().equals(grant.user());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategicActionDeclared declared, Chosen chosen) {
    int action = draft.table().kernel().frameOf(StrategicAction.class).orElseThrow().id();
    draft.unwind(action, new TurnEnded());
  }
}
