package org.lazax.combat.component.technology;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * One of the units that bombard or fire a space cannon throws one die more. Rules:
 * technology/plasma_scoring.N1 to technology/plasma_scoring.N1.2.
 */
public final class PlasmaScoring implements RollHooks {
  @Override
  public int diceOfOne(BattleView battle, Side me, Roll roll) {
    return roll.isSpaceCannon() || roll.source() == HitSource.BOMBARDMENT ? 1 : 0;
  }
}
