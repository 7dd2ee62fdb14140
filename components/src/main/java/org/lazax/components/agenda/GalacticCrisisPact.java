package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.strategy.StrategyCardHooks;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Each player may use the secondary ability of the elected strategy card without spending a command
 * token. Rules: agenda/galactic_crisis_pact.N1, agenda/galactic_crisis_pact.N2.
 */
public final class GalacticCrisisPact implements Component, AgendaEffect, StrategyCardHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/galactic_crisis_pact");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    StrategyCardId card = new StrategyCardId(outcome.value());
    List<Seat> seats = Voters.inOrder(draft.table());
    int agenda = Agenda.frame(draft.table());
    for (Seat seat : seats) {
      draft.add(LastingEffects.until(agenda, AbilityRef.of(ref()), new Grant(ref(), seat)));
    }
    draft.callInOrder(seats, seat -> draft.call(new Secondary(seat, card, false)));
  }

  @Override
  public Change tokens(Table table, Grant grant, StrategyCardId card) {
    return LastingEffects.is(table, grant) ? Change.becomes(0) : Change.NONE;
  }
}
