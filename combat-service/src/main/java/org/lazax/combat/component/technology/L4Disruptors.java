package org.lazax.combat.component.technology;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/** No space cannon fires at its owner's units in an invasion. Rule: technology/l4_disruptors.N1. */
public final class L4Disruptors implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_CANNON_DEFENSE && roll.side() != me;
  }
}
