package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * With a right prediction, the player researches a technology. Rules:
 * action_card/technology_rider.N2, action_card/technology_rider.N4 to
 * action_card/technology_rider.N4.2.
 */
public final class TechnologyRider extends Rider {
  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    draft.call(new Research(grant.user(), 0, false));
  }
}
