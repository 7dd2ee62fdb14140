package org.lazax.rules.leaders.unlock;

import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.faction.Unlock.DiceRoll;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitAbilities;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/** The player has a number of units on the board with any of these unit abilities. */
final class UnitsWithAbilities {
  private UnitsWithAbilities() {}

  static boolean areThere(Table table, Seat seat, Unlock.UnitsWithAbilities asked) {
    return table
            .units()
            .all()
            .filter(stack -> stack.owner().equals(seat))
            .filter(stack -> hasAny(Stats.of(table, stack).abilities(), asked.abilities()))
            .mapToInt(UnitStack::count)
            .sum()
        >= asked.count();
  }

  private static boolean hasAny(UnitAbilities has, Set<DiceRoll> any) {
    return any.stream().anyMatch(ability -> dice(has, ability).isPresent());
  }

  private static Optional<DiceAbility> dice(UnitAbilities has, DiceRoll ability) {
    return switch (ability) {
      case ANTI_FIGHTER_BARRAGE -> has.antiFighterBarrage();
      case BOMBARDMENT -> has.bombardment();
      case SPACE_CANNON -> has.spaceCannon();
    };
  }
}
