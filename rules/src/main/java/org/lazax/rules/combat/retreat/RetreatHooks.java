package org.lazax.rules.combat.retreat;

import org.lazax.rules.combat.CombatHooks;

/**
 * What a component changes about retreats. Both sides are asked when a retreat is announced and
 * carried out. Odds ask only whether a retreat is mandatory. The defaults change nothing.
 */
public interface RetreatHooks extends CombatHooks {
  /** Whether the opponent must announce a retreat if it has a system to retreat to. */
  default boolean routs() {
    return false;
  }

  /** Whether the opponent cannot retreat. This beats every permission. */
  default boolean holds() {
    return false;
  }

  /**
   * Whether its owner can retreat to a system without own units or planets, if no other player has
   * units there.
   */
  default boolean needsNothingThere() {
    return false;
  }
}
