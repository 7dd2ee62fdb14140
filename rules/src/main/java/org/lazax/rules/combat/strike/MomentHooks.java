package org.lazax.rules.combat.strike;

import java.util.List;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * What a component does at a moment of a fight. Asked at each moment while it acts, by the windows
 * of a game and by odds, which carry out the strikes each in its way.
 */
public interface MomentHooks extends CombatHooks {

  /**
   * What its owner's component does on this occasion, in order; nothing where this is none of its
   * moments or its condition is not given.
   */
  List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me);

  /** Whether its owner may let it be. */
  default boolean optional() {
    return false;
  }
}
