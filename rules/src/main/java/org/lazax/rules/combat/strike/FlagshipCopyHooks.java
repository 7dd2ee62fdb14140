package org.lazax.rules.combat.strike;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ability.MakesAbility;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.stats.FlagshipCopy;

/**
 * A component by which one of its owner's ships gains the abilities of another faction's flagship
 * at the start of a combat. The ship keeps them until it is destroyed or the combat ends.
 */
public interface FlagshipCopyHooks extends CombatHooks, MakesAbility {
  /** The copied flagship, and what a ship gains from it. */
  FlagshipCopy likeness();

  /** Whether it can be used in this combat. */
  boolean useful(CombatView battle, Side me);

  /** Whether a ship with this card can gain the abilities. */
  boolean takesOn(UnitCard ship);
}
