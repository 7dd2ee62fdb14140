package org.lazax.combat.ability;

/** Who can pay for adding 1 to results of its own rolls. Odds are told for how many. */
public interface RaiseHooks {
  /** Whether its owner can do so after this roll. */
  boolean raises(BattleView battle, Side me, Roll roll);
}
