package org.lazax.rules.combat.hits;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * Protects ships from a component that destroys a ship which has sustained damage. That component
 * asks the side of the ship.
 */
public interface DirectHitHooks extends CombatHooks {

  /** Whether these units of its owner cannot be destroyed by it. */
  boolean defies(CombatView battle, Side me, UnitGroup unit);
}
