package org.lazax.rules.combat.retreat;

import org.lazax.rules.combat.CombatHooks;

/**
 * What a component changes about retreats. Asked of both sides as a retreat is announced and
 * carried out; odds ask only whether one is forced. Defaults change nothing.
 */
public interface RetreatHooks extends CombatHooks {
  /** Whether the opponent has to announce a retreat if there is anywhere to go. */
  default boolean routs() {
    return false;
  }

  /** Whether the opponent cannot retreat. This beats every permission. */
  default boolean holds() {
    return false;
  }

  /** Whether its owner may retreat to where it has nothing, if no other player has a unit there. */
  default boolean needsNothingThere() {
    return false;
  }
}
