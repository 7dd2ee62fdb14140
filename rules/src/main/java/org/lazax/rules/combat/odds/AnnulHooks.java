package org.lazax.rules.combat.odds;

import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * Who can have a combat roll of both sides thrown again as if it had not been. Asked by odds alone.
 */
public interface AnnulHooks extends CombatHooks {

  /** Whether its owner does so in odds after rolls that made so many hits. */
  boolean annuls(CombatView battle, Side me, int own, int others);
}
