package org.lazax.rules.combat.strike;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.stats.FlagshipCopy;

/**
 * A component by which, as a combat begins, one of its owner's ships takes on what another
 * faction's flagship can. It keeps that until it is destroyed or the combat ends.
 */
public interface FlagshipCopyHooks extends CombatHooks {
  /** Whose flagship it is, and what a ship takes on from it. */
  FlagshipCopy likeness();

  /** Whether it may be used in this fight. */
  boolean useful(CombatView battle, Side me);

  /** Whether such a ship can take it on. */
  boolean takesOn(UnitCard ship);
}
