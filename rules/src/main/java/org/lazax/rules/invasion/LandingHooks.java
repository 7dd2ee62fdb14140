package org.lazax.rules.invasion;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * What a component charges another player who lands on a planet. The components of all other
 * players with units there are asked when ground forces are committed.
 */
public interface LandingHooks extends CombatHooks {
  /** The charge; 0 payments if there is none here. */
  Charge charge(CombatView battle, Side me);

  /**
   * The charge of one component for a landing.
   *
   * @param payments how many times 1 influence must be paid. Each is a payment of its own.
   * @param rule the rule that demands it
   */
  record Charge(int payments, String rule) {}
}
