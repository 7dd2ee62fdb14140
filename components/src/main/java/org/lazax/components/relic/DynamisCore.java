package org.lazax.components.relic;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.commodities.CommodityHooks;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesSpent;

/**
 * The commodity value of its owner is higher by two. As an action, the owner purges it to gain
 * trade goods, two more than its printed commodity value. Commodities beyond the value then go
 * back. Rule: relic/dynamis_core.N1.
 */
public final class DynamisCore extends RelicCard<ComponentAction>
    implements ActionAbility, CommodityHooks {
  private static final int MORE = 2;

  public DynamisCore() {
    super(ComponentAction.class);
  }

  @Override
  public int commodities(Table table, Grant grant) {
    return MORE;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat owner = grant.user();
    purge(draft, grant);
    int surplus =
        draft.table().player(owner).commodities() - CommodityValue.of(draft.table(), owner);
    if (surplus > 0) {
      draft.add(new CommoditiesSpent(owner, surplus));
    }
    Gains.goods(draft, owner, CommodityValue.printed(draft.table(), owner) + MORE);
  }
}
