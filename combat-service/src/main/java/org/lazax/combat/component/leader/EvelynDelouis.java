package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/** A ground force throws one die more in a round. */
public final class EvelynDelouis implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Reach reach() {
    return Reach.EITHER_SIDE;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return !battle.place().isSpace();
  }

  @Override
  public int diceOfOne(BattleView battle, Side me, Roll roll) {
    return roll.source() == HitSource.GROUND_COMBAT ? 1 : 0;
  }
}
