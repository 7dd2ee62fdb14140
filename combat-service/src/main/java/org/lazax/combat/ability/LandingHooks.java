package org.lazax.combat.ability;

/** What a component asks of another player who lands on a planet. */
public interface LandingHooks {
  /** How many times 1 influence has to be paid, each time by itself. */
  int tolls(BattleView battle, Side me);
}
