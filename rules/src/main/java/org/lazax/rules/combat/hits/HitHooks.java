package org.lazax.rules.combat.hits;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.procedure.HitSource;

/**
 * What a component changes about taking hits. Both sides are asked when hits are assigned, in games
 * and in odds. The defaults change nothing.
 */
public interface HitHooks extends CombatHooks {

  /** Whether these units of a side cannot use SUSTAIN DAMAGE. This beats every permission. */
  default boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return false;
  }

  /** The number of hits that one of its owner's units cancels by sustaining damage. */
  default int cancelledBySustaining(CombatView battle, Side me, UnitGroup unit) {
    return 1;
  }

  /**
   * Whether these units of its owner, to which hits of this source cannot be assigned, can sustain
   * damage to cancel them.
   */
  default boolean shields(CombatView battle, Side me, HitSource source, UnitGroup unit) {
    return false;
  }

  /** The number of hits on its owner's units that are cancelled before any hit is assigned. */
  default int cancelled(CombatView battle, Side me, HitSource source, int hits) {
    return 0;
  }
}
