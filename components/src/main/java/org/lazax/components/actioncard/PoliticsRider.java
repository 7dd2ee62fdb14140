package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.setup.SpeakerChosen;

/**
 * A right prediction brings three action cards and the speaker token. Rule:
 * action_card/politics_rider.N2.
 */
public final class PoliticsRider extends Rider {
  private static final int CARDS = 3;

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    draft.add(new SpeakerChosen(grant.user(), Optional.empty()));
    draft.call(new DrawActionCards(grant.user(), CARDS));
  }
}
