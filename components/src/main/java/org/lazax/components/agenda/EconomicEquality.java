package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * All players return their trade goods. With the outcome For, each gains five. Rule:
 * agenda/economic_equality.N1.
 */
public final class EconomicEquality implements Component, AgendaEffect {
  private static final int GOODS = 5;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/economic_equality");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    List<Seat> seats = Voters.inOrder(draft.table());
    for (Seat seat : seats) {
      int goods = draft.table().player(seat).tradeGoods();
      if (goods > 0) {
        draft.add(new GoodsSpent(seat, goods));
      }
    }
    if (outcome.equals(AgendaOutcome.FOR)) {
      draft.callInOrder(seats, seat -> Gains.goods(draft, seat, GOODS));
    }
  }
}
