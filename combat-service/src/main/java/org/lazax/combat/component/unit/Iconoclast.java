package org.lazax.combat.component.unit;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/** Others have no barrage against its owner's units in its system. Rule: unit/iconoclast.N1. */
public final class Iconoclast implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.ANTI_FIGHTER_BARRAGE && roll.side() != me;
  }
}
