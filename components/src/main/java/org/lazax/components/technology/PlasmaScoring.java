package org.lazax.components.technology;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * One of the owner's units that use BOMBARDMENT or SPACE CANNON rolls one more die. Rules:
 * technology/plasma_scoring.N1 to technology/plasma_scoring.N1.2.
 */
public final class PlasmaScoring implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/plasma_scoring");
  }

  @Override
  public int diceOfOne(CombatView battle, Side me, Roll roll) {
    return roll.isSpaceCannon() || roll.source() == HitSource.BOMBARDMENT ? 1 : 0;
  }
}
