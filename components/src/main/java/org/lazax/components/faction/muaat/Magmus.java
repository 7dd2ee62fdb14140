package org.lazax.components.faction.muaat;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.StrategyTokenSpent;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After the owner has spent a token from its strategy pool, it may gain a trade good. Rules:
 * leader/magmus.N1 to leader/magmus.N4.1.
 */
final class Magmus extends Card<StrategyTokenSpent> {
  Magmus() {
    super(Kind.LEADER, StrategyTokenSpent.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyTokenSpent spent) {
    return spent.player().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyTokenSpent spent, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
