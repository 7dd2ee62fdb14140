package org.lazax.combat.ability;

import java.util.List;

/** What a component does at a moment of a fight. */
public interface MomentHooks {

  /**
   * What its owner's component does on this occasion, in order; nothing where this is none of its
   * moments or its condition is not given.
   */
  List<Strike> on(Occasion occasion, BattleView battle, Side me);

  /** Whether its owner may let it be. */
  default boolean optional() {
    return false;
  }
}
