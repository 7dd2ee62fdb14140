package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.components.card.ActionCard;
import org.lazax.components.card.VotesForGoods;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.table.Table;

/**
 * After the speaker has voted, adds a vote for each trade good to those that the player has cast.
 * Rules: action_card/bribery.N1 to action_card/bribery.N4.
 */
public final class Bribery extends ActionCard<Voted> {
  private static final VotesForGoods ONE_EACH = new VotesForGoods(1);

  public Bribery() {
    super(Voted.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, Voted voted) {
    return voted.voter().equals(voted.active()) && AddedVotes.followCastOnes(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, Bounds.atLeast(0)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, Voted voted, Chosen soFar) {
    return ONE_EACH.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
    ONE_EACH.add(draft, grant, chosen);
  }
}
