package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/** During an invasion bombardment of one's planets has -4. */
public final class Bunker implements RollHooks, Spent {
  private static final int LESS = -4;

  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.BOMBARDMENT && roll.side() != me ? LESS : 0;
  }
}
