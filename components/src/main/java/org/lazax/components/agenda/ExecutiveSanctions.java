package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.limits.HandLimit;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Players can have three action cards at most. If it is voted down, each discards a card at random.
 * Rule: agenda/executive_sanctions.N1.
 */
public final class ExecutiveSanctions implements Component, LimitHooks, AgendaEffect {
  private static final int MOST = 3;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/executive_sanctions");
  }

  @Override
  public Change hand(Table table, Grant grant) {
    return Change.atMost(MOST);
  }

  /** Whoever has too many cards discards as if it had just drawn them. */
  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    List<Seat> seats = Voters.inOrder(draft.table());
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      draft.callInOrder(seats, seat -> Discards.atRandom(draft, seat, 1));
    } else {
      List<Seat> over =
          seats.stream().filter(seat -> HandLimit.excess(draft.table(), seat) > 0).toList();
      draft.callInOrder(over, seat -> draft.call(new DrawActionCards(seat, 0)));
    }
  }
}
