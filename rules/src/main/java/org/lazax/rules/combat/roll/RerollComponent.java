package org.lazax.rules.combat.roll;

import java.util.Map;
import java.util.Optional;
import org.lazax.rules.ability.MakesAbility;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * A component by which dice are rerolled after a roll. Its owner decides when the results are
 * known.
 */
public interface RerollComponent extends CombatHooks, MakesAbility {

  /** When it can be used: after the roll of one side or of both sides. */
  CombatMoment after();

  /**
   * The sides whose dice can be rerolled, and which dice. Empty if it cannot be used at this
   * trigger.
   */
  Map<Side, Reroll> rerolls(CombatTrigger occasion, CombatView battle, Side me);

  /** How many dice the user chooses; empty if all are rerolled that can be. */
  default Optional<Integer> most() {
    return Optional.empty();
  }

  /**
   * Whether players other than the two sides can use it, too. It counts as on the other side then.
   */
  default boolean byOthers() {
    return false;
  }
}
