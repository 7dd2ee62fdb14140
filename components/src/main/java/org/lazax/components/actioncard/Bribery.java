package org.lazax.components.actioncard;

import java.util.Collections;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * After the speaker has voted, adds a vote for each trade good to those that the player has cast.
 * Rules: action_card/bribery.N1 to action_card/bribery.N4.
 */
public final class Bribery extends ActionCard<Voted> {
  private static final String GOODS = "trade-goods";
  private static final String GOOD = "trade-good";

  public Bribery() {
    super(Voted.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, Voted voted) {
    return voted.voter().equals(voted.active()) && Agenda.hasCastVotes(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, Voted voted, Chosen soFar) {
    int goods = table.player(grant.user()).tradeGoods();
    return soFar.has(GOODS)
        ? Optional.empty()
        : Optional.of(new Ask(GOODS, Collections.nCopies(goods, GOOD), 0, goods));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
    int spent = chosen.all(GOODS).size();
    if (spent > 0) {
      draft.add(new GoodsSpent(grant.user(), spent));
      Agenda.addVotes(draft, grant.user(), spent);
    }
  }
}
