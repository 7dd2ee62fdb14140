package org.lazax.rules.invasion;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * What a component asks of another player who lands on a planet. Asked of everybody else with units
 * there as ground forces are committed.
 */
public interface LandingHooks extends CombatHooks {
  /** What has to be paid; 0 payments if it asks for nothing here. */
  Charge charge(CombatView battle, Side me);

  /**
   * What a landing costs by one component.
   *
   * @param payments how many times 1 influence has to be paid, each time by itself
   * @param rule the rule by which it is asked
   */
  record Charge(int payments, String rule) {}
}
