package org.lazax.components.card;

import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.PredictionHooks;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/**
 * An action card that predicts the outcome of an agenda after it is revealed. Its player does not
 * vote on that agenda, and is rewarded if the prediction is right. A player who cannot vote may
 * play it, too. Rules: agenda_phase.22, agenda_phase.22.2.
 */
public abstract class Rider extends ActionCard<AfterAgendaRevealed>
    implements PredictsOutcome, VoteHooks, PredictionHooks {
  protected Rider() {
    super(AfterAgendaRevealed.class);
  }

  @Override
  public final boolean mayVote(Table table, Grant grant) {
    return false;
  }
}
