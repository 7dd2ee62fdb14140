package org.lazax.components.faction.argent;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Space cannons of other players cannot fire at the owner's ships in the flagship's system. Rule:
 * unit/quetzecoatl.N1.
 */
public final class Quetzecoatl implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/quetzecoatl");
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_CANNON_OFFENSE && roll.side() != me;
  }
}
