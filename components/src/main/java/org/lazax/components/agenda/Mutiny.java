package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.objectives.VictoryPointsGained;

/**
 * Each player who voted For gains a victory point, in speaker order, or loses one with the outcome
 * Against. Rule: agenda/mutiny.N1.
 */
public final class Mutiny implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/mutiny");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    List<Seat> mutineers = Voters.of(draft.table(), AgendaOutcome.FOR, ballots);
    if (outcome.equals(AgendaOutcome.FOR)) {
      Gains.pointEach(draft, mutineers, "agenda/mutiny");
      return;
    }
    for (Seat seat : mutineers) {
      if (draft.table().player(seat).victoryPoints() > 0) {
        draft.add(new VictoryPointsGained(seat, -1, "agenda/mutiny"));
      }
    }
  }
}
