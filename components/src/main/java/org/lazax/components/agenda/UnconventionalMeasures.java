package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Each player who voted For draws two action cards, or with the outcome Against discards its hand.
 */
public final class UnconventionalMeasures implements Component, AgendaEffect {
  private static final int CARDS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/unconventional_measures");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    List<Seat> voters = Voters.of(draft.table(), AgendaOutcome.FOR, ballots);
    if (outcome.equals(AgendaOutcome.FOR)) {
      draft.callInOrder(voters, seat -> draft.call(new DrawActionCards(seat, CARDS)));
    } else {
      draft.callInOrder(voters, seat -> Discards.all(draft, seat));
    }
  }
}
