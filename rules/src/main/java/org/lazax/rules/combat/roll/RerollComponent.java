package org.lazax.rules.combat.roll;

import java.util.Map;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;

/**
 * A component by which dice are thrown again once they lie, so that its owner decides when all have
 * seen them.
 */
public interface RerollComponent extends CombatHooks {

  /** When the dice lie: one side's, or both sides'. */
  CombatMoment after();

  /** Whose dice may be thrown again, and which of them; nothing where this is not its time. */
  Map<Side, Reroll> thrownAgain(CombatTrigger occasion, CombatView battle, Side me);

  /** Whether others than the two who fight may use it too, as if they stood on the other side. */
  default boolean byOthers() {
    return false;
  }
}
