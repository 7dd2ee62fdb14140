package org.lazax.rules.combat.hits;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.procedure.HitSource;

/**
 * What a component changes about taking hits. Asked of both sides as hits are assigned, in games
 * and in odds. Defaults change nothing.
 */
public interface HitHooks extends CombatHooks {

  /** Whether these units of a side cannot use SUSTAIN DAMAGE. This beats every permission. */
  default boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return false;
  }

  /** How many hits one of its owner's units cancels by sustaining damage. */
  default int cancelledBySustaining(CombatView battle, Side me, UnitGroup unit) {
    return 1;
  }

  /**
   * Whether these units of its owner, which take no hits of this source, may still sustain damage
   * to cancel them.
   */
  default boolean shields(CombatView battle, Side me, HitSource source, UnitGroup unit) {
    return false;
  }

  /** How many hits on its owner's units are cancelled before any is assigned. */
  default int cancelled(CombatView battle, Side me, HitSource source, int hits) {
    return 0;
  }
}
