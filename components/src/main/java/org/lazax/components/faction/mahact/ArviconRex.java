package org.lazax.components.faction.mahact;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The flagship has +2 to combat rolls against a player without a command token in the owner's fleet
 * pool.
 */
public final class ArviconRex implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/arvicon_rex");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat()
            && roll.side() == me
            && unit.type() == UnitType.FLAGSHIP
            && battle.is(Circumstance.OPPONENT_FREE, me)
        ? 2
        : 0;
  }
}
