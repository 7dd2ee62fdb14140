package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A right prediction brings three command tokens. Rule: action_card/leadership_rider.N2. */
public final class LeadershipRider extends Rider {
  private static final GainedTokens THREE = new GainedTokens(3);

  @Override
  public Optional<Ask> rewardAsks(
      Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    return THREE.asks(table, grant.user(), soFar);
  }

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    draft.addAll(THREE.gained(grant.user(), chosen));
  }
}
