package org.lazax.components.faction.keleres;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.components.card.PredictsOutcome;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.PredictionHooks;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/**
 * Predicts the outcome of an agenda after it is revealed. Its player does not vote on that agenda,
 * and gains two trade goods and draws an action card if the prediction is right. Rules:
 * promissory_note/keleres_rider.N1 to promissory_note/keleres_rider.N4, agenda_phase.22.
 */
public final class KeleresRider extends NoteCard<AfterAgendaRevealed>
    implements PredictsOutcome, VoteHooks, PredictionHooks {
  private static final int GOODS = 2;
  private static final int CARDS = 1;

  public KeleresRider() {
    super(AfterAgendaRevealed.class);
  }

  /** The effect is the player's. The note itself lies with its owner again. */
  @Override
  public boolean mayVote(Table table, Grant grant) {
    return !Predictions.isLaid(table, grant);
  }

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Gains.goods(draft, grant.user(), GOODS);
    draft.call(new DrawActionCards(grant.user(), CARDS));
  }
}
