package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** Who has anybody to fight on a planet. */
public final class GroundForces {
  private GroundForces() {}

  /** The other player who has anybody to fight on a planet, if any. */
  public static Optional<Seat> defender(Table table, Place planet, Seat attacker) {
    return table.units().at(planet).stream()
        .filter(s ->
            !s.owner().equals(attacker) && CombatantCategory.fights(planet, Stats.of(table, s)))
        .map(s -> s.owner())
        .findFirst();
  }

  /** Whether this player has anybody to fight on a planet. */
  public static boolean present(Table table, Place planet, Seat seat) {
    return table.units().at(planet).stream()
        .anyMatch(
            s -> s.owner().equals(seat) && CombatantCategory.fights(planet, Stats.of(table, s)));
  }
}
