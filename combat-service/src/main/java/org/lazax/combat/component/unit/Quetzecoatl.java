package org.lazax.combat.component.unit;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * Others' space cannons do not fire at its owner's ships in its system. Rule: unit/quetzecoatl.N1.
 */
public final class Quetzecoatl implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_CANNON_OFFENSE && roll.side() != me;
  }
}
