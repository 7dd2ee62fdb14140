package org.lazax.combat.component.technology;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * Space cannons of others roll 1 less against its owner's units. Rule:
 * technology/antimass_deflectors.N1.
 */
public final class AntimassDeflectors implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isSpaceCannon() && roll.side() != me ? -1 : 0;
  }
}
