package org.lazax.combat.ability;

import org.lazax.catalog.unit.UnitCard;

/** Who else may be committed to planets than ground forces. */
public interface CommitmentHooks {
  /** Whether such units of its owner, in space, may land as if they were ground forces. */
  boolean commits(UnitCard unit);
}
