package org.lazax.rules.combat.strike;

import java.util.List;
import org.lazax.rules.ability.MakesAbility;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * What a component does at a moment of a combat. It is asked at each moment while it acts, by the
 * windows of a game and by odds, and each carries out the effects in its own way.
 */
public interface MomentHooks extends CombatHooks, MakesAbility {

  /**
   * The effects at this trigger, in their order; empty if it is not one of its moments or if its
   * condition is not met.
   */
  List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me);

  /** Whether its owner can choose not to use it. */
  default boolean optional() {
    return false;
  }
}
