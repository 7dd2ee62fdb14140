package org.lazax.components.faction.jolnar;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** The owner may reroll any dice of its rolls for unit abilities. Rule: leader/ta_zern.N1. */
public final class TaZern implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/ta_zern");
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.side() == me && !roll.isCombat() ? Reroll.MISSES : Reroll.NONE;
  }
}
