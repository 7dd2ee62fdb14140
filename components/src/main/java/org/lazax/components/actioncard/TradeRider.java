package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A right prediction brings five trade goods. Rule: action_card/trade_rider.N2. */
public final class TradeRider extends Rider {
  private static final int GOODS = 5;

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Gains.goods(draft, grant.user(), GOODS);
  }
}
