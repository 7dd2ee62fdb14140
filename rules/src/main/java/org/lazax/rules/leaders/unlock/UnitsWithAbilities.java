package org.lazax.rules.leaders.unlock;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.faction.Unlock.DiceRoll;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitAbilities;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player has a number of units on the board with any of these unit abilities, also lent ones.
 */
final class UnitsWithAbilities {
  private UnitsWithAbilities() {}

  static boolean areThere(Table table, Seat seat, Unlock.UnitsWithAbilities asked) {
    List<GrantedHooks<LendsUnitAbility>> lenders =
        Ruleset.hooks(table, seat, LendsUnitAbility.class);
    int units = 0;
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat)
            && asked.abilities().stream()
                .anyMatch(ability ->
                    dice(Stats.of(table, stack).abilities(), ability).isPresent()
                        || lenders.stream()
                            .anyMatch(lender ->
                                lender
                                    .hooks()
                                    .lends(table, lender.grant(), at.getKey(), stack, ability)))) {
          units += stack.count();
        }
      }
    }
    return units >= asked.count();
  }

  private static Optional<DiceAbility> dice(UnitAbilities has, DiceRoll ability) {
    return switch (ability) {
      case ANTI_FIGHTER_BARRAGE -> has.antiFighterBarrage();
      case BOMBARDMENT -> has.bombardment();
      case SPACE_CANNON -> has.spaceCannon();
    };
  }
}
