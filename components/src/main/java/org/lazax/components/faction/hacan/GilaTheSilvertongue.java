package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.components.card.Card;
import org.lazax.components.card.VotesForGoods;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * When the owner has cast votes, it adds two for each trade good that it spends. Rules:
 * leader/gila_the_silvertongue.N1, leader/gila_the_silvertongue.N1.1.
 */
final class GilaTheSilvertongue extends Card<Voted> {
  private static final VotesForGoods TWO_EACH = new VotesForGoods(2);

  GilaTheSilvertongue() {
    super(Kind.LEADER, Voted.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, Voted voted) {
    return voted.voter().equals(grant.user())
        && AddedVotes.followCastOnes(table, grant.user())
        && SpendableGoods.of(table, grant.user()) > 0;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, Bounds.atLeast(0)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, Voted voted, Chosen soFar) {
    return TWO_EACH.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
    TWO_EACH.add(draft, grant, chosen);
  }
}
