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
 * What one player has in the space area of a system, against what may be there. Units on planets
 * count for nothing. Rules: fleet_pool.1, fleet_pool.1.1, capacity.2, capacity.3.2.
 *
 * @param ships other than fighters
 * @param fighters those that no space dock of the system supports
 * @param groundForces those in space that take room there
 * @param capacity of all ships together
 * @param fleetPool how many ships other than fighters may be there
 * @param fightersFly whether fighters beyond the capacity may count as ships: Fighter II. Rules:
 *     fleet_pool.N2.1, ships.N1
 */
public record FleetLoad(
    int ships, int fighters, int groundForces, int capacity, int fleetPool, boolean fightersFly) {

  public static FleetLoad of(Table table, Seat seat, SystemId system) {
    return of(table, seat, system, table.units().at(Place.space(system)));
  }

  /** The same with other units in the space area; those of other players are left out. */
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

  /** The same where it does not matter what the ships carry. */
  FleetLoad ofShips() {
    return new FleetLoad(ships, 0, 0, capacity, fleetPool, false);
  }

  public boolean isWithin() {
    return shipsOver() == 0 && cargoOver() == 0;
  }

  /** How many too many count against the fleet pool. Rules: fleet_pool.1, ships.2. */
  public int shipsOver() {
    return Math.max(0, ships + fightersAsShips() - fleetPool);
  }

  /** How many fighters and ground forces too many there are. Rules: capacity.2, capacity.3. */
  public int cargoOver() {
    int cargo = groundForces + (fightersFly ? 0 : fighters);
    return Math.max(0, cargo - capacity);
  }

  /** How many more fighters and ground forces the ships could hold. */
  public int room() {
    return Math.max(0, capacity - fighters - groundForces);
  }

  private int fightersAsShips() {
    int room = Math.max(0, capacity - groundForces);
    return fightersFly ? Math.max(0, fighters - room) : 0;
  }

  /** The fighters that the player's space docks in a system support beside the capacity. */
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
