package org.lazax.combat.ability;

/** Who else takes part in a fight. Defaults change nothing. */
public interface ParticipantHooks {

  /** Whether these units of its owner fight here although their category does not. */
  default boolean fights(BattleView battle, Side me, Rank unit) {
    return false;
  }
}
