package org.lazax.components.actioncard;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * With a right prediction, each player who voted for it loses a command token of its fleet pool.
 * Rule: action_card/sanction.N2.
 */
public final class Sanction extends Rider {
  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Table table = draft.table();
    for (Seat voter : Voters.of(table, resolved.outcome(), Agenda.ballots(table))) {
      if (table.player(voter).tokens().fleet() > 0) {
        draft.add(new TokensMoved(voter, Pool.FLEET, Pool.REINFORCEMENTS, 1));
      }
    }
  }
}
