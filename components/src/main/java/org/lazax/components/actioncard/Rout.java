package org.lazax.components.actioncard;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The attacker of a space combat has to announce a retreat in this round, if there is anywhere to
 * go. Rule: action_card/rout.N1.
 */
public final class Rout implements Component, RetreatHooks, Spent, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/rout");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ANNOUNCING;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return me == Side.DEFENDER && battle.place().isSpace();
  }

  @Override
  public boolean routs() {
    return true;
  }
}
