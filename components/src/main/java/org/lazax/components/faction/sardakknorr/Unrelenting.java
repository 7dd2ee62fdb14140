package org.lazax.components.faction.sardakknorr;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** The owner's combat rolls have +1. */
public final class Unrelenting implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/unrelenting");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me ? 1 : 0;
  }
}
