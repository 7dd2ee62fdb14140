package org.lazax.rules.galaxy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.units.UnitStack;

/**
 * Players with a unit or a controlled planet each in the same system or in adjacent systems. It is
 * mutual: if systems are adjacent only for one of two players, both are neighbours. Rules:
 * neighbors.0, neighbors.2, neighbors.3.
 */
public final class Neighbours {
  private static final BitSet NOWHERE = new BitSet();

  private Neighbours() {}

  public static Set<Seat> of(Table table, Seat seat) {
    return among(table, seat, table.seats());
  }

  public static boolean are(Table table, Seat one, Seat other) {
    return !among(table, one, List.of(other)).isEmpty();
  }

  /** The neighbours of a player among these players. */
  public static Set<Seat> among(Table table, Seat seat, Collection<Seat> others) {
    Set<Seat> neighbours = near(table, seat, others);
    for (GrantedHooks<NeighbourHooks> granted : Ruleset.hooks(table, NeighbourHooks.class)) {
      others.stream()
          .filter(other -> !other.equals(seat) && isBy(table, granted, seat, other))
          .forEach(neighbours::add);
    }
    return neighbours;
  }

  /** Whether a component of one of two players makes them neighbours. */
  private static boolean isBy(
      Table table, GrantedHooks<NeighbourHooks> granted, Seat one, Seat other) {
    Seat owner = granted.grant().user();
    if (!owner.equals(one) && !owner.equals(other)) {
      return false;
    }
    Seat another = owner.equals(one) ? other : one;
    return granted.hooks().areNeighbours(table, granted.grant(), another);
  }

  /** The players who have units or planets in or next to the systems of this one. */
  private static Set<Seat> near(Table table, Seat seat, Collection<Seat> others) {
    Map<Seat, BitSet> present = presence(table);
    BitSet own = present.getOrDefault(seat, NOWHERE);
    Set<Seat> neighbours = new TreeSet<>();
    List<Seat> apart = new ArrayList<>();
    for (Seat other : others) {
      if (!other.equals(seat) && present.containsKey(other)) {
        apart.add(other);
      }
    }
    move(apart, neighbours, present, table.galaxy().links().around(own));
    if (apart.isEmpty() || own.isEmpty()) {
      return neighbours;
    }
    // Components only add to what the tiles join, so that only these players are looked for again.
    Starmap map = Starmap.seenBy(table, seat);
    if (map.isAsLaid()) {
      return neighbours;
    }
    move(apart, neighbours, present, map.around(own));
    for (Seat other : apart) {
      if (map.seenBy(other).around(present.getOrDefault(other, NOWHERE)).intersects(own)) {
        neighbours.add(other);
      }
    }
    return neighbours;
  }

  private static void move(
      List<Seat> apart, Set<Seat> neighbours, Map<Seat, BitSet> present, BitSet around) {
    for (Seat other : List.copyOf(apart)) {
      if (present.getOrDefault(other, NOWHERE).intersects(around)) {
        apart.remove(other);
        neighbours.add(other);
      }
    }
  }

  /** The systems of each player, by number. */
  private static Map<Seat, BitSet> presence(Table table) {
    Galaxy galaxy = table.galaxy();
    Map<Seat, BitSet> present = new HashMap<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          int system = galaxy.number(place.system());
          @Nullable Seat last = null;
          for (UnitStack stack : stacks) {
            if (!stack.owner().equals(last)) {
              last = stack.owner();
              systems(present, last).set(system);
            }
          }
        });
    table
        .planets()
        .cards()
        .forEach((planet, card) ->
            galaxy
                .systemOf(planet)
                .ifPresent(
                    system -> systems(present, card.controller()).set(galaxy.number(system))));
    return present;
  }

  private static BitSet systems(Map<Seat, BitSet> present, Seat seat) {
    return present.computeIfAbsent(seat, _ -> new BitSet());
  }
}
