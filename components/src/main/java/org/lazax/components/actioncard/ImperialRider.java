package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A right prediction is worth a victory point. Rule: action_card/imperial_rider.N2. */
public final class ImperialRider extends Rider {
  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Gains.pointEach(draft, List.of(grant.user()), ref().toString());
  }
}
