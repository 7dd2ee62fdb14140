package org.lazax.rules.combat.roll;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;

/**
 * What a component changes about rolls, its owner's or the opponent's: a hook sees whose roll it
 * is. Asked once for each kind of unit before the dice fall. Defaults change nothing.
 */
public interface RollHooks extends CombatHooks {

  /** What is added to each result of these units. */
  default int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return 0;
  }

  /** How many dice more each of these units throws. */
  default int dice(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return 0;
  }

  /** How many dice more one of its owner's units throws: that which hits best. */
  default int diceOfOne(CombatView battle, Side me, Roll roll) {
    return 0;
  }

  /** Dice that something of its owner's throws which is no unit of the fight, as if it were one. */
  default Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
    return Optional.empty();
  }

  /** What these units roll with in place of what is printed. */
  default Optional<DiceAbility> rollsWith(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }

  /** What these units roll with where they have no such ability. */
  default Optional<DiceAbility> grants(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }

  /** Whether these units cannot roll. This beats every permission. */
  default boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return false;
  }

  /** How many hits a die makes beside its own, by the number it shows, 1 to 10. */
  default int extraHits(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return 0;
  }

  /** How many of the opponent's infantry in space a die kills, by the number it shows, 1 to 10. */
  default int kills(CombatView battle, Side me, Roll roll, UnitGroup unit, int shown) {
    return 0;
  }

  /** Which dice of these units are thrown again. */
  default Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Reroll.NONE;
  }

  /** Who has to take the hits of these units, instead of whom the source of the hits says. */
  default Optional<HitTargetRule> aim(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return Optional.empty();
  }
}
