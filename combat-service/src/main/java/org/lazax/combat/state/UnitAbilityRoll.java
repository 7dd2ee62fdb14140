package org.lazax.combat.state;

import java.util.List;
import org.lazax.table.immutable.Copies;

/**
 * The dice of a unit ability outside of a combat, space cannon or bombardment, and the units that
 * took its hits.
 *
 * @param seq the number of the commit in which the dice were rolled
 * @param roll the dice after all rerolls
 * @param casualties in the order in which the hits were assigned
 */
public record UnitAbilityRoll(long seq, DiceRolled roll, List<HitsAssigned> casualties) {
  public UnitAbilityRoll {
    casualties = List.copyOf(casualties);
  }

  static UnitAbilityRoll of(long seq, DiceRolled roll) {
    return new UnitAbilityRoll(seq, roll, List.of());
  }

  boolean isRerolledBy(DiceRerolled again) {
    return roll.seat().equals(again.seat())
        && roll.source() == again.source()
        && roll.target().equals(again.target());
  }

  boolean isTakenBy(HitsAssigned hits) {
    return roll.source() == hits.source() && roll.target().equals(hits.place());
  }

  UnitAbilityRoll with(DiceRerolled again) {
    return new UnitAbilityRoll(seq, roll.with(again), casualties);
  }

  UnitAbilityRoll with(HitsAssigned hits) {
    return new UnitAbilityRoll(seq, roll, Copies.with(casualties, hits));
  }
}
