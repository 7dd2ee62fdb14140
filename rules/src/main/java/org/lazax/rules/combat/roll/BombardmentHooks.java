package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * What a component changes about bombardment, beside its rolls. Asked as targets are chosen and as
 * the dice of bombardment are gathered. Defaults change nothing.
 */
public interface BombardmentHooks extends CombatHooks {

  /** Whether PLANETARY SHIELD does not stop its owner's bombardment. The shield stays. */
  default boolean ignoresShields(CombatView battle, Side me) {
    return false;
  }

  /** Whether these units of the opponent have lost PLANETARY SHIELD. */
  default boolean lowersShield(CombatView battle, Side me, UnitGroup unit) {
    return false;
  }

  /** Whether these units of its owner bombard although they are no ships in space. */
  default boolean bombards(CombatView battle, Side me, UnitGroup unit) {
    return false;
  }
}
