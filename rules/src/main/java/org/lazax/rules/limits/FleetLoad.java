package org.lazax.rules.limits;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What one player has in the space area of a system, and what is allowed there. Units on planets do
 * not count. Rules: fleet_pool.1, fleet_pool.1.1, capacity.2, capacity.3.2.
 *
 * @param ships the number of ships other than fighters
 * @param fighters the number of fighters that no space dock of the system supports
 * @param groundForces the number of ground forces in space that need capacity
 * @param capacity the capacity of all ships together
 * @param fleetPool the number of ships other than fighters that are allowed
 * @param fightersFly whether fighters in excess of the capacity can count as ships: Fighter II.
 *     Rules: fleet_pool.N2.1, ships.N1
 */
public record FleetLoad(
    int ships, int fighters, int groundForces, int capacity, int fleetPool, boolean fightersFly) {

  public static FleetLoad of(Table table, Seat seat, SystemId system) {
    return of(table, seat, system, table.units().at(Place.space(system)));
  }

  /** The load with these units in the space area. Units of other players are ignored. */
  public static FleetLoad of(Table table, Seat seat, SystemId system, List<UnitStack> inSpace) {
    int ships = 0;
    int fighters = 0;
    int groundForces = 0;
    int spared = 0;
    int capacity = 0;
    boolean fightersFly = false;
    for (UnitStack stack : inSpace) {
      if (!stack.owner().equals(seat)) {
        continue;
      }
      UnitCard card = Stats.of(table, stack);
      capacity += card.capacity() * stack.count();
      if (stack.type() == UnitType.FIGHTER) {
        fighters += stack.count();
        fightersFly = card.move() > 0;
      } else if (card.isShip()) {
        ships += stack.count();
      } else if (card.isGroundForce()) {
        groundForces += stack.count();
        spared += stack.count() * (1 - Room.each(table, seat, stack.type()));
      }
    }
    int supported = fighters == 0 ? 0 : Math.min(fighters, supported(table, seat, system));
    return new FleetLoad(
        ships,
        fighters - supported,
        capacity > 0 ? groundForces - spared : groundForces,
        capacity,
        FleetLimit.of(table, seat, system),
        fightersFly);
  }

  /** The load without regard to what the ships carry. */
  FleetLoad ofShips() {
    return new FleetLoad(ships, 0, 0, capacity, fleetPool, false);
  }

  public boolean isWithin() {
    return shipsOver() == 0 && cargoOver() == 0;
  }

  /** The number of ships in excess of the fleet pool. Rules: fleet_pool.1, ships.2. */
  public int shipsOver() {
    return Math.max(0, ships + fightersAsShips() - fleetPool);
  }

  /**
   * The number of fighters and ground forces in excess of the capacity. Rules: capacity.2,
   * capacity.3.
   */
  public int cargoOver() {
    int cargo = groundForces + (fightersFly ? 0 : fighters);
    return Math.max(0, cargo - capacity);
  }

  /** The number of fighters and ground forces for which there is still capacity. */
  public int room() {
    return Math.max(0, capacity - fighters - groundForces);
  }

  private int fightersAsShips() {
    int room = Math.max(0, capacity - groundForces);
    return fightersFly ? Math.max(0, fighters - room) : 0;
  }

  /** The number of fighters that the player's space docks in a system support without capacity. */
  private static int supported(Table table, Seat seat, SystemId system) {
    int supported = 0;
    for (Map.Entry<Place, List<UnitStack>> at : table.units().in(system).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat) && stack.type() == UnitType.SPACE_DOCK) {
          supported += Stats.of(table, stack).freeFighters() * stack.count();
        }
      }
    }
    return supported;
  }
}
