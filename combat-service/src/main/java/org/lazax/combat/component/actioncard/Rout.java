package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.RetreatHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * The attacker of a space combat has to announce a retreat in this round, if there is anywhere to
 * go. Rule: action_card/rout.N1.
 */
public final class Rout implements RetreatHooks, Spent, Entangling {
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
