package org.lazax.components.faction.letnev;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Other players' space cannons cannot fire at the owner's units in an invasion. Rule:
 * technology/l4_disruptors.N1.
 */
public final class L4Disruptors implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/l4_disruptors");
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_CANNON_DEFENSE && roll.side() != me;
  }
}
