package org.lazax.rules.combat.roll;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;

/**
 * What a component changes about bombardment, beside its rolls. Asked as targets are chosen and as
 * the dice of bombardment are gathered. Defaults change nothing.
 */
public interface BombardmentHooks extends CombatHooks {

  /** Whether PLANETARY SHIELD does not stop its owner's bombardment. The shield stays. */
  default boolean ignoresShields(BattleView battle, Side me) {
    return false;
  }

  /** Whether these units of the opponent have lost PLANETARY SHIELD. */
  default boolean lowersShield(BattleView battle, Side me, Rank unit) {
    return false;
  }

  /** Whether these units of its owner bombard although they are no ships in space. */
  default boolean bombards(BattleView battle, Side me, Rank unit) {
    return false;
  }
}
