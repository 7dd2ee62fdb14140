package org.lazax.components.faction.jolnar;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's combat rolls have -1. Rules: faction_ability/fragile.N1, faction_ability/fragile.N2.
 */
public final class Fragile implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/fragile");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me ? -1 : 0;
  }
}
