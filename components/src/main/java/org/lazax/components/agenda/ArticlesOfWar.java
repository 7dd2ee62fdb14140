package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.combat.BlankHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Mechs have no printed abilities except SUSTAIN DAMAGE. If it is voted down, each player who voted
 * For gains three trade goods.
 */
public final class ArticlesOfWar implements Component, BlankHooks, RollHooks, AgendaEffect {
  private static final int GOODS = 3;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/articles_of_war");
  }

  @Override
  public boolean blanks(UnitCard card) {
    return card.type() == UnitType.MECH;
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return !roll.isCombat() && blanks(unit.card());
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      List<Seat> voters = Voters.of(draft.table(), AgendaOutcome.FOR, ballots);
      draft.callInOrder(voters, seat -> Gains.goods(draft, seat, GOODS));
    }
  }
}
