package org.lazax.components.faction.naalu;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Other players cannot use ANTI-FIGHTER BARRAGE against the owner's units in the mech's system.
 * Rule: unit/iconoclast.N1.
 */
public final class Iconoclast implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/iconoclast");
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.ANTI_FIGHTER_BARRAGE && roll.side() != me;
  }
}
