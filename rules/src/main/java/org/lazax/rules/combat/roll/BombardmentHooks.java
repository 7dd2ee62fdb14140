package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * What a component changes about bombardment, apart from the rolls. It is asked when targets are
 * chosen and when the dice are counted. The defaults change nothing.
 */
public interface BombardmentHooks extends CombatHooks {

  /** Whether PLANETARY SHIELD does not prevent its owner's bombardment. The shield remains. */
  default boolean ignoresShields(CombatView battle, Side me) {
    return false;
  }

  /** Whether these units of the opponent lose PLANETARY SHIELD. */
  default boolean lowersShield(CombatView battle, Side me, UnitGroup unit) {
    return false;
  }

  /** Whether these units of its owner can use BOMBARDMENT although they are not ships in space. */
  default boolean bombards(CombatView battle, Side me, UnitGroup unit) {
    return false;
  }
}
