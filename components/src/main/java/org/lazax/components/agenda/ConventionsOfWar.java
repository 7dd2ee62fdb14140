package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Cultural planets cannot be bombarded. If it is voted down, each player who voted Against discards
 * all action cards.
 */
public final class ConventionsOfWar implements Component, RollHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/conventions_of_war");
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT && battle.is(Circumstance.CULTURAL_PLANET, me);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      List<Seat> voters = Voters.of(draft.table(), AgendaOutcome.AGAINST, ballots);
      draft.callInOrder(voters, seat -> Discards.all(draft, seat));
    }
  }
}
