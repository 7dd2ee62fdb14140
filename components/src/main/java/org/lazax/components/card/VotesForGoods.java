package org.lazax.components.card;

import java.util.Collections;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Trade goods that a player spends on votes for the outcome for which it has voted. Rule:
 * agenda_phase.15.
 *
 * @param each the number of votes for a trade good
 */
public record VotesForGoods(int each) {
  private static final String GOODS = "trade-goods";
  private static final String GOOD = "trade-good";

  /** The choice of the number of trade goods; empty if it is chosen. */
  public Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    int goods = SpendableGoods.of(table, seat);
    return soFar.has(GOODS)
        ? Optional.empty()
        : Optional.of(new Ask(GOODS, Collections.nCopies(goods, GOOD), 0, goods));
  }

  /** Spends the trade goods and adds the votes. */
  public void add(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    int spent = chosen.all(GOODS).size();
    if (spent > 0) {
      draft.addAll(SpendableGoods.spent(draft.table(), grant.user(), spent));
      Agenda.addVotes(draft, grant.user(), grant.component(), each * spent);
    }
  }
}
