package org.lazax.combat.ability;

import java.util.Map;

/**
 * A component by which dice are thrown again once they lie, so that its owner decides when all have
 * seen them. That is how a game has it; odds, which reckon a roll together with what is thrown
 * again of it, ask {@link RollHooks#reroll}.
 */
public interface DiceAnswer {

  /** When the dice lie: one side's, or both sides'. */
  CombatMoment after();

  /** Whose dice may be thrown again, and which of them; nothing where this is not its time. */
  Map<Side, Reroll> thrownAgain(Occasion occasion, BattleView battle, Side me);

  /** Whether others than the two who fight may use it too, as if they stood on the other side. */
  default boolean byOthers() {
    return false;
  }
}
