package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.planets.HomeTile;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.tokens.ReserveTokens;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships can move through nebulae. Ships that start in one still have a move value of 1. If it is
 * voted down, each player places a command token in its home system. Rules:
 * agenda/shared_research.N1, agenda/shared_research.N2.
 */
public final class SharedResearch implements Component, MovementHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/shared_research");
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.NEBULA;
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      for (Seat seat : Voters.inOrder(draft.table())) {
        HomeTile.of(draft.table(), seat)
            .ifPresent(home -> ReserveTokens.place(draft, seat, List.of(home)));
      }
    }
  }
}
