package org.lazax.rules.combat.hits;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;

/**
 * Who is safe from what destroys a ship that has sustained damage. Asked of the ship's side by the
 * component that would destroy it.
 */
public interface DirectHitHooks extends CombatHooks {

  /** Whether these units of its owner cannot be destroyed by it. */
  boolean defies(BattleView battle, Side me, Rank unit);
}
