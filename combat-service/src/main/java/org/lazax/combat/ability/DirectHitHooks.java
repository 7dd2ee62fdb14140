package org.lazax.combat.ability;

/** Who is safe from what destroys a ship that has sustained damage. */
public interface DirectHitHooks {

  /** Whether these units of its owner cannot be destroyed by it. */
  boolean defies(BattleView battle, Side me, Rank unit);
}
