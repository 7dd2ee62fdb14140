package org.lazax.components.faction.nekro;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.PredictsOutcome;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.PredictionHooks;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The owner cannot vote. After an agenda is revealed, it may predict the outcome. If the prediction
 * is right, it gains a technology of a player who voted for it, or copies a faction technology.
 * Rules: faction_ability/galactic_threat.N1, faction_ability/galactic_threat.N3,
 * faction_ability/galactic_threat.N3.1.
 */
public final class GalacticThreat extends Card<AfterAgendaRevealed>
    implements PredictsOutcome, VoteHooks, PredictionHooks {
  GalacticThreat() {
    super(Kind.FACTION_ABILITY, AfterAgendaRevealed.class);
  }

  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }

  @Override
  public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return !Predictions.isLaid(table, grant);
  }

  @Override
  public Optional<Ask> rewardAsks(
      Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    List<String> technologies = technologies(table, grant, resolved);
    return technologies.isEmpty()
        ? Optional.empty()
        : Assimilating.asks(table, grant.user(), () -> technologies, soFar);
  }

  private static List<String> technologies(Table table, Grant grant, OutcomeResolved resolved) {
    return Voters.of(table, resolved.outcome(), Agenda.ballots(table)).stream()
        .flatMap(voter -> Assimilating.of(table, grant.user(), voter).stream())
        .distinct()
        .toList();
  }

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    if (chosen.has(Assimilating.WHAT)) {
      Assimilating.gain(draft, grant.user(), chosen);
    }
  }
}
