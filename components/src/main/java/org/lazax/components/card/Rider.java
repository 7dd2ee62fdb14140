package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.PredictionHooks;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/**
 * An action card that predicts the outcome of an agenda after it is revealed. Its player does not
 * vote on that agenda, and is rewarded if the prediction is right. A player who cannot vote may
 * play it, too. Rules: agenda_phase.22, agenda_phase.22.2.
 */
public abstract class Rider extends ActionCard<AfterAgendaRevealed>
    implements WithAbilities, VoteHooks, PredictionHooks {
  protected Rider() {
    super(AfterAgendaRevealed.class);
  }

  @Override
  public final List<Ability<?>> abilities() {
    return List.of(RewardedPrediction.of(ref()));
  }

  @Override
  public final boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return true;
  }

  @Override
  public final Optional<Ask> asks(
      Table table, Grant grant, AfterAgendaRevealed revealed, Chosen soFar) {
    return Predictions.asks(table, soFar);
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    Predictions.lay(draft, name(), grant, chosen);
  }

  @Override
  public final boolean mayVote(Table table, Grant grant) {
    return false;
  }
}
