package org.lazax.components.relic;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/**
 * Dice of a combat roll may be thrown again with +1; who rerolls and makes no hit is destroyed.
 * Fighters and infantry take the risk, others do not. Rules: relic/the_crown_of_thalnos.N1 to
 * relic/the_crown_of_thalnos.N5.
 */
public final class TheCrownOfThalnos implements Component, RollHooks, RiskHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("relic/the_crown_of_thalnos");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can gain a relic. Odds know it");
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && unit.isExpendable()
        ? Reroll.BETTER_OR_DIE
        : Reroll.NONE;
  }

  @Override
  public int bonusAtRisk() {
    return 1;
  }
}
