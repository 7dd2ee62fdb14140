package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeWouldBeResolved;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * A player who voted for or predicted another outcome discards the agenda without effect, and
 * exhausts all its planets. Rules: action_card/deadly_plot.N1 to action_card/deadly_plot.N5.
 */
public final class DeadlyPlot extends ActionCard<OutcomeWouldBeResolved> {
  public DeadlyPlot() {
    super(OutcomeWouldBeResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, OutcomeWouldBeResolved resolved) {
    Seat seat = grant.user();
    AgendaOutcome outcome = resolved.outcome();
    return Agenda.ballots(table).stream()
            .filter(ballot -> ballot.seat().equals(seat))
            .anyMatch(ballot -> ballot.outcome().filter(it -> !it.equals(outcome)).isPresent())
        || Predictions.all(table).stream()
            .anyMatch(each -> each.seat().equals(seat) && !each.outcome().equals(outcome));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeWouldBeResolved resolved, Chosen chosen) {
    List<PlanetId> readied = List.copyOf(draft.table().planets().readiedOf(grant.user()));
    Agenda.drop(draft);
    if (!readied.isEmpty()) {
      draft.add(new PlanetsExhausted(grant.user(), readied));
    }
  }
}
