package org.lazax.rules.invasion;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.CombatHooks;

/**
 * Units other than ground forces that can be committed to planets. The landing player's components
 * are asked when units are committed. Odds commit all of them.
 */
public interface CommitmentHooks extends CombatHooks {
  /** Whether units of its owner with this card, in space, can be committed as ground forces. */
  boolean commits(UnitCard unit);
}
