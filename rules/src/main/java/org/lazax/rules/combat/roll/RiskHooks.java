package org.lazax.rules.combat.roll;

import org.lazax.rules.ability.MakesAbility;
import org.lazax.rules.combat.CombatHooks;

/**
 * A component by which its owner rerolls dice of its combat roll. A unit that makes no hit with the
 * reroll is destroyed. It is asked once both sides can react to the roll.
 */
public interface RiskHooks extends CombatHooks, MakesAbility {
  /** What is added to each result of the reroll. */
  int bonusAtRisk();
}
