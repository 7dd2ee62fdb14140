package org.lazax.rules.combat.strike;

import java.util.List;
import java.util.function.Predicate;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.procedure.HitSource;

/** The effect of an ability in a combat. Games and odds carry it out. */
public sealed interface CombatEffect {

  /**
   * Hits without a roll. The owner of the units assigns them.
   *
   * @param on the side whose units take them
   */
  record Hits(Side on, int count, HitTargetRule aim) implements CombatEffect {}

  /**
   * One hit on a unit that the user of the ability chooses: the most valuable unit that cannot
   * sustain damage, or else the most valuable one. Only that unit can sustain damage for it.
   */
  record Snipe(Side on, Predicate<UnitGroup> which) implements CombatEffect {}

  /**
   * Units are destroyed. This cannot be cancelled.
   *
   * @param byOwner whether their owner chooses them, the cheapest first; otherwise the user of the
   *     ability chooses the most valuable first
   */
  record Destroy(Side on, int count, Predicate<UnitGroup> which, boolean byOwner)
      implements CombatEffect {}

  /** Units become damaged. They do not use SUSTAIN DAMAGE. */
  record Damage(Side on, int count, Predicate<UnitGroup> which) implements CombatEffect {}

  /**
   * Damaged units are repaired, the most valuable first.
   *
   * @param rested whether units that have sustained damage in this round are excluded
   */
  record Repair(Side on, int count, Predicate<UnitGroup> which, boolean rested)
      implements CombatEffect {}

  /** Undamaged units come from the reinforcements into the combat. */
  record Reinforce(Side side, UnitType type, int count) implements CombatEffect {}

  /**
   * One unit is replaced by an undamaged one, of the same side or of the other. No unit is
   * destroyed.
   */
  record Replace(Side side, UnitType type, Side by, UnitType with) implements CombatEffect {}

  /**
   * Dice that are not a combat roll.
   *
   * @param with the numbers of dice and their lowest successful results
   * @param source the source as which the dice count
   * @param destroy whether each success destroys a unit of its owner's choice in place of a hit
   */
  record Throw(Side on, List<DiceAbility> with, HitSource source, boolean destroy)
      implements CombatEffect {
    public Throw {
      with = List.copyOf(with);
    }
  }

  /**
   * The participating units of a side leave the combat undamaged.
   *
   * @param undecided whether nobody wins the combat then; otherwise the other side wins
   */
  record Leave(Side side, boolean undecided) implements CombatEffect {}

  /** No hit of a combat roll is assigned, and both sides roll again. */
  record RollAgain() implements CombatEffect {}

  /** The bombarding ships bombard once more. */
  record BombardAgain() implements CombatEffect {}
}
