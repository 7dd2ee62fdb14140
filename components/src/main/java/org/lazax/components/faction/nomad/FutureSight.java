package org.lazax.components.faction.nomad;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The owner gains a trade good if an outcome is resolved for which it voted or which it predicted.
 * Rules: faction_ability/future_sight.N1 to faction_ability/future_sight.N3.
 */
final class FutureSight extends Card<OutcomeResolved> {
  FutureSight() {
    super(Kind.FACTION_ABILITY, OutcomeResolved.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, OutcomeResolved resolved) {
    return Voters.of(table, resolved.outcome(), Agenda.ballots(table)).contains(grant.user())
        || Predictions.all(table).stream()
            .anyMatch(each ->
                each.seat().equals(grant.user()) && each.outcome().equals(resolved.outcome()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
