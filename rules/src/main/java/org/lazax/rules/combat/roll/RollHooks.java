package org.lazax.rules.combat.roll;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * What a component changes about rolls of its owner and of the opponent. The roll names its side.
 * It is asked once for each unit group before the dice are rolled. The defaults change nothing.
 */
public interface RollHooks extends CombatHooks {

  /** What is added to each result of these units. */
  default int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return 0;
  }

  /** The number of additional dice of each of these units. */
  default int dice(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return 0;
  }

  /** The number of additional dice of one of its owner's units, the one that hits best. */
  default int diceOfOne(CombatView battle, Side me, Roll roll) {
    return 0;
  }

  /**
   * Dice of something that is not a unit of the combat, rolled as if it were one of its owner's
   * units.
   */
  default Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
    return Optional.empty();
  }

  /** The dice of these units, in place of the printed ones. */
  default Optional<DiceAbility> rollsWith(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }

  /** The dice of these units if they do not have the unit ability. */
  default Optional<DiceAbility> grants(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }

  /** Whether these units cannot roll. This beats every permission. */
  default boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return false;
  }

  /** The number of additional hits of a die, by its result, 1 to 10. */
  default int extraHits(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return 0;
  }

  /** The number of the opponent's infantry in space that a die destroys, by its result, 1 to 10. */
  default int kills(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return 0;
  }

  /** Which dice of these units are rerolled. */
  default Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Reroll.NONE;
  }

  /**
   * The units to which the hits of these units must be assigned, in place of what the source of the
   * hits says.
   */
  default Optional<HitTargetRule> aim(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }
}
