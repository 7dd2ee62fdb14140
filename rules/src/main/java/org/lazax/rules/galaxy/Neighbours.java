package org.lazax.rules.galaxy;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * Players with a unit or a controlled planet each in the same system or in adjacent systems. It is
 * mutual: if systems are adjacent only for one of two players, both are neighbours. Rules:
 * neighbors.0, neighbors.2, neighbors.3.
 */
public final class Neighbours {
  private Neighbours() {}

  public static Set<Seat> of(Table table, Seat seat) {
    Map<SystemId, Set<Seat>> present = presence(table);
    Set<Seat> neighbours = near(table, present, seat);
    for (Seat other : table.seats()) {
      if (!neighbours.contains(other) && near(table, present, other).contains(seat)) {
        neighbours.add(other);
      }
    }
    neighbours.remove(seat);
    return neighbours;
  }

  public static boolean are(Table table, Seat one, Seat other) {
    return of(table, one).contains(other);
  }

  private static Set<Seat> near(Table table, Map<SystemId, Set<Seat>> present, Seat seat) {
    Starmap map = Starmap.seenBy(table, seat);
    Set<Seat> near = new TreeSet<>();
    present.forEach((system, seats) -> {
      if (seats.contains(seat)) {
        near.addAll(seats);
        for (SystemId next : map.adjacent(system)) {
          near.addAll(present.getOrDefault(next, Set.of()));
        }
      }
    });
    return near;
  }

  private static Map<SystemId, Set<Seat>> presence(Table table) {
    Map<SystemId, Set<Seat>> present = new TreeMap<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          for (UnitStack stack : stacks) {
            present.computeIfAbsent(place.system(), _ -> new HashSet<>()).add(stack.owner());
          }
        });
    table
        .planets()
        .cards()
        .forEach((planet, card) ->
            table
                .galaxy()
                .systemOf(planet)
                .ifPresent(system ->
                    present.computeIfAbsent(system, _ -> new HashSet<>()).add(card.controller())));
    return present;
  }
}
