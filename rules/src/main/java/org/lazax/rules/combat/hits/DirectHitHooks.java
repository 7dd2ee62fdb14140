package org.lazax.rules.combat.hits;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * Who is safe from what destroys a ship that has sustained damage. Asked of the ship's side by the
 * component that would destroy it.
 */
public interface DirectHitHooks extends CombatHooks {

  /** Whether these units of its owner cannot be destroyed by it. */
  boolean defies(CombatView battle, Side me, UnitGroup unit);
}
