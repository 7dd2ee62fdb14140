package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;

/**
 * The player spends four trade goods to research a technology, which it names when the card is
 * resolved. Rules: action_card/focused_research.N1 to action_card/focused_research.N3.
 */
public final class FocusedResearch extends ComponentActionCard {
  private static final int GOODS = 4;

  @Override
  public boolean possible(Table table, Grant grant) {
    return SpendableGoods.of(table, grant.user()) >= GOODS
        && Researchable.isAny(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, GOODS));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.addAll(SpendableGoods.spent(draft.table(), grant.user(), GOODS));
    draft.call(new Research(grant.user(), 0, false));
  }
}
