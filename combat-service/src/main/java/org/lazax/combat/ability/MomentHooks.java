package org.lazax.combat.ability;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;

/** What a component does at a moment of a fight. */
public interface MomentHooks {

  /**
   * What its owner's component does on this occasion, in order; nothing where this is none of its
   * moments or its condition is not given.
   */
  List<Strike> on(Occasion occasion, BattleView battle, Side me);

  /** Types of which units may come to its owner's side by it. */
  default Set<UnitType> brings() {
    return Set.of();
  }

  /** Whether its owner may let it be. */
  default boolean optional() {
    return false;
  }
}
