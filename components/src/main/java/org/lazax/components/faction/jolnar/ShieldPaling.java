package org.lazax.components.faction.jolnar;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's infantry on the mech's planet is not affected by Fragile. Rule:
 * unit/shield_paling.N1.
 */
public final class ShieldPaling implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/shield_paling");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.GROUND_COMBAT
            && roll.side() == me
            && unit.type() == UnitType.INFANTRY
        ? 1
        : 0;
  }
}
