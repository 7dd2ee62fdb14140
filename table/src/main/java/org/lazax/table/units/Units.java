package org.lazax.table.units;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableSortedMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;

/** Every unit on the board, by place. Immutable. */
public record Units(NavigableMap<Place, List<UnitStack>> at) {
  public static final Units NONE = new Units(new TreeMap<>());

  public Units {
    at = ImmutableSortedMap.copyOfSorted(at);
  }

  @JsonCreator
  static Units parse(Map<Place, List<UnitStack>> at) {
    return new Units(new TreeMap<>(at));
  }

  @Override
  @JsonValue
  public NavigableMap<Place, List<UnitStack>> at() {
    return at;
  }

  public List<UnitStack> at(Place place) {
    return at.getOrDefault(place, List.of());
  }

  /** The units of this owner at a place. */
  public List<UnitStack> at(Place place, Seat owner) {
    return where(at(place), stack -> stack.owner().equals(owner));
  }

  /** All units in a system: in space and on planets. */
  public Map<Place, List<UnitStack>> in(SystemId system) {
    SystemId beyond = SystemId.of(system.value() + '\0');
    return at.subMap(Place.space(system), true, Place.space(beyond), false);
  }

  /** The ships in a system's space area. */
  public List<UnitStack> ships(SystemId system) {
    return where(at(Place.space(system)), stack -> stack.type().isShip());
  }

  public List<UnitStack> ships(SystemId system, Seat owner) {
    return where(
        at(Place.space(system)), stack -> stack.owner().equals(owner) && stack.type().isShip());
  }

  public int count(Place place, Predicate<UnitStack> which) {
    return sum(at(place), which);
  }

  /** How many of a type a player has on the board. */
  public int count(Seat owner, UnitType type) {
    int count = 0;
    for (List<UnitStack> stacks : at.values()) {
      count += sum(stacks, stack -> stack.type() == type && stack.owner().equals(owner));
    }
    return count;
  }

  private static int sum(List<UnitStack> stacks, Predicate<UnitStack> which) {
    int count = 0;
    for (UnitStack stack : stacks) {
      count += which.test(stack) ? stack.count() : 0;
    }
    return count;
  }

  /** Units are read at every step, so this uses no stream. */
  private static List<UnitStack> where(List<UnitStack> stacks, Predicate<UnitStack> which) {
    List<UnitStack> found = new ArrayList<>(stacks.size());
    for (UnitStack stack : stacks) {
      if (which.test(stack)) {
        found.add(stack);
      }
    }
    return found.size() == stacks.size() ? stacks : Collections.unmodifiableList(found);
  }

  public Stream<UnitStack> all() {
    return at.values().stream().flatMap(List::stream);
  }

  public boolean contains(Place place, UnitStack stack) {
    return at(place).stream().anyMatch(s -> s.alike(stack) && s.count() >= stack.count());
  }

  public boolean containsAll(Place place, List<UnitStack> stacks) {
    return stacks.stream().allMatch(stack -> contains(place, stack));
  }

  public Units plus(Place place, List<UnitStack> stacks) {
    return changed(place, stacks, 1);
  }

  /** The same without these units. If fewer are there, all of them are removed. */
  public Units minus(Place place, List<UnitStack> stacks) {
    return changed(place, stacks, -1);
  }

  private Units changed(Place place, List<UnitStack> stacks, int sign) {
    TreeMap<UnitStack, Integer> counts = new TreeMap<>();
    at(place).forEach(s -> counts.merge(s.times(1), s.count(), Integer::sum));
    stacks.forEach(s -> counts.merge(s.times(1), sign * s.count(), Integer::sum));
    List<UnitStack> now = new ArrayList<>();
    counts.forEach((like, count) -> {
      if (count > 0) {
        now.add(like.times(count));
      }
    });
    TreeMap<Place, List<UnitStack>> copy = new TreeMap<>(at);
    if (now.isEmpty()) {
      copy.remove(place);
    } else {
      copy.put(place, List.copyOf(now));
    }
    return new Units(copy);
  }
}
