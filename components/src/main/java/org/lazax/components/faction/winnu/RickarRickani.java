package org.lazax.components.faction.winnu;

import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's combat rolls have +2 in its home system, in Mecatol Rex's system and in systems with
 * legendary planets. Rule: leader/rickar_rickani.N2.
 */
public final class RickarRickani implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/rickar_rickani");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && battle.is(Circumstance.SEAT_OF_POWER, me)
        ? 2
        : 0;
  }
}
