package org.lazax.components.agenda;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Dice of its owner's combat rolls may be thrown again; who rerolls and makes no hit is destroyed.
 * Fighters and infantry take the risk, others do not.
 */
public final class TheCrownOfThalnos implements Component, RollHooks, RiskHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/the_crown_of_thalnos");
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && unit.isExpendable()
        ? Reroll.OR_DIE
        : Reroll.NONE;
  }

  @Override
  public int bonusAtRisk() {
    return 0;
  }
}
