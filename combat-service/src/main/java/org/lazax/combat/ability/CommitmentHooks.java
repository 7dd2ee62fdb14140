package org.lazax.combat.ability;

/** Who else may be committed to planets than ground forces. */
public interface CommitmentHooks {
  /** Whether these units of its owner, in space, may land as if they were ground forces. */
  boolean commits(BattleView battle, Side me, Rank unit);
}
