package org.lazax.combat.bombardment;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A unit with planetary shield keeps its planet from being bombarded, whoever owns it, unless
 * another player's war sun in the system takes its shield. Rules: planetary_shield.0,
 * planetary_shield.3, planetary_shield.N1.
 */
final class PlanetaryShield {
  private PlanetaryShield() {}

  static boolean covers(Table table, Place planet) {
    return table.units().at(planet).stream()
        .filter(stack -> Stats.of(table, stack).abilities().planetaryShield())
        .anyMatch(stack -> !isTaken(table, planet, stack.owner()));
  }

  private static boolean isTaken(Table table, Place planet, Seat owner) {
    for (List<UnitStack> stacks : table.units().in(planet.system()).values()) {
      for (UnitStack stack : stacks) {
        if (!stack.owner().equals(owner)
            && Stats.of(table, stack).abilities().disablesPlanetaryShield()) {
          return true;
        }
      }
    }
    return false;
  }
}
