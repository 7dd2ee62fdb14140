package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.CombatHooks;

/**
 * A component by which its owner throws dice of its combat roll again at the risk of the units that
 * threw them: who has no hit then is destroyed. Asked once both sides can answer the roll.
 */
public interface RiskHooks extends CombatHooks {
  /** What is added to each second result. */
  int bonusAtRisk();
}
