package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategyCardChosen;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * When another player chooses a strategy card, it has to choose a different one, if there is one.
 * Rules: action_card/public_disgrace.N1, action_card/public_disgrace.N2.
 */
public final class PublicDisgrace extends ActionCard<StrategyCardChosen> {
  public PublicDisgrace() {
    super(StrategyCardChosen.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyCardChosen named) {
    return !named.choice().seat().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyCardChosen named, Chosen chosen) {
    StrategyPhase.refuse(draft, named.choice());
  }
}
