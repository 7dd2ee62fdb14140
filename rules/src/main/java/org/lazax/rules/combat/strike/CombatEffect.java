package org.lazax.rules.combat.strike;

import java.util.List;
import java.util.function.Predicate;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.procedure.HitSource;

/** What an ability does in a fight, for the game and the odds to carry out. */
public sealed interface CombatEffect {

  /**
   * Hits without a roll. Their owner assigns them.
   *
   * @param on whose units take them
   */
  record Hits(Side on, int count, HitTargetRule aim) implements CombatEffect {}

  /**
   * One hit on a unit that the striker chooses: that which is worth most among those that cannot
   * sustain it, else that which is worth most. Only that unit may sustain it.
   */
  record Snipe(Side on, Predicate<UnitGroup> which) implements CombatEffect {}

  /**
   * Units are destroyed, and nothing cancels it.
   *
   * @param byOwner whether their owner chooses, who gives away the cheapest; else the striker, who
   *     takes the dearest
   */
  record Destroy(Side on, int count, Predicate<UnitGroup> which, boolean byOwner)
      implements CombatEffect {}

  /** Units become damaged; none of them uses SUSTAIN DAMAGE. */
  record Damage(Side on, int count, Predicate<UnitGroup> which) implements CombatEffect {}

  /**
   * Damaged units are repaired, the dearest first.
   *
   * @param rested whether those that have sustained damage in this round are left out
   */
  record Repair(Side on, int count, Predicate<UnitGroup> which, boolean rested)
      implements CombatEffect {}

  /** Units come from the reserve into the fight, undamaged. */
  record Reinforce(Side side, UnitType type, int count) implements CombatEffect {}

  /** One unit gives way to another, undamaged, of the same side or not; nothing is destroyed. */
  record Replace(Side side, UnitType type, Side by, UnitType with) implements CombatEffect {}

  /**
   * Dice outside of combat rolls.
   *
   * @param with what dice need, and how many there are of each kind
   * @param source what these dice count as
   * @param destroy whether each success destroys a unit of its owner's choice in place of a hit
   */
  record Throw(Side on, List<DiceAbility> with, HitSource source, boolean destroy)
      implements CombatEffect {
    public Throw {
      with = List.copyOf(with);
    }
  }

  /**
   * A side's units that fight leave the fight unharmed.
   *
   * @param undecided whether nobody wins the combat by it; else who is left has won
   */
  record Leave(Side side, boolean undecided) implements CombatEffect {}

  /** None of the hits of a combat roll is assigned, and both sides roll again. */
  record RollAgain() implements CombatEffect {}

  /** The bombarding ships bombard once more. */
  record BombardAgain() implements CombatEffect {}
}
