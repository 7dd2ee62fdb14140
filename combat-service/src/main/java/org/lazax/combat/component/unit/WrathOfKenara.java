package org.lazax.combat.component.unit;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.OnlyIfNamed;
import org.lazax.combat.ability.RaiseHooks;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * In a space combat in its system a trade good adds 1 to a result. In odds that makes hits of
 * combat rolls, as long as there are goods. Rule: unit/wrath_of_kenara.N1.
 */
public final class WrathOfKenara implements RaiseHooks, OnlyIfNamed, Entangling {
  @Override
  public boolean raises(BattleView battle, Side me, Roll roll) {
    return roll.side() == me && roll.source() == HitSource.SPACE_COMBAT;
  }
}
