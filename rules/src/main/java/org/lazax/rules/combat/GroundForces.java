package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** Which players have units that participate in a ground combat. */
public final class GroundForces {
  private GroundForces() {}

  /** The other player with participating units on a planet; empty if there is none. */
  public static Optional<Seat> defender(Table table, Place planet, Seat attacker) {
    return table.units().at(planet).stream()
        .filter(s ->
            !s.owner().equals(attacker) && CombatantCategory.fights(planet, Stats.of(table, s)))
        .map(s -> s.owner())
        .findFirst();
  }

  /** Whether this player has participating units on a planet. */
  public static boolean present(Table table, Place planet, Seat seat) {
    return table.units().at(planet).stream()
        .anyMatch(
            s -> s.owner().equals(seat) && CombatantCategory.fights(planet, Stats.of(table, s)));
  }
}
