package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * One of the units that roll for a unit ability throws one die more. Rule:
 * leader/trrakan_aun_zulok.N2.
 */
public final class TrrakanAunZulok implements RollHooks {
  @Override
  public int diceOfOne(BattleView battle, Side me, Roll roll) {
    return roll.isCombat() ? 0 : 1;
  }
}
