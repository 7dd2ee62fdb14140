package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;

/** Who can pay for adding 1 to results of its own rolls. Odds are told for how many. */
public interface PaidModifierHooks extends CombatHooks {
  /** Whether its owner can do so after this roll. */
  boolean raises(CombatView battle, Side me, Roll roll);
}
