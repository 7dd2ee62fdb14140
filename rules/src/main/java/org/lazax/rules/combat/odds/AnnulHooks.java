package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.Side;

/**
 * Who can have a combat roll of both sides thrown again as if it had not been. Asked by odds alone.
 */
public interface AnnulHooks extends CombatHooks {

  /** Whether its owner does so in odds after rolls that made so many hits. */
  boolean annuls(BattleView battle, Side me, int own, int others);
}
