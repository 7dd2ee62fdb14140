package org.lazax.rules.invasion;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.CombatHooks;

/**
 * Who else may be committed to planets than ground forces. Asked of who lands as units are
 * committed, and by odds, which land them all.
 */
public interface CommitmentHooks extends CombatHooks {
  /** Whether such units of its owner, in space, may land as if they were ground forces. */
  boolean commits(UnitCard unit);
}
