package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;

/** Who can pay for adding 1 to results of its own rolls. Odds are told for how many. */
public interface RaiseHooks extends CombatHooks {
  /** Whether its owner can do so after this roll. */
  boolean raises(BattleView battle, Side me, Roll roll);
}
