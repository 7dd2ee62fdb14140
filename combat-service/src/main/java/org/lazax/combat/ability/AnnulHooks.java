package org.lazax.combat.ability;

/** Who can have a combat roll of both sides thrown again as if it had not been. */
public interface AnnulHooks {

  /** Whether its owner does so in odds after rolls that made so many hits. */
  boolean annuls(BattleView battle, Side me, int own, int others);
}
