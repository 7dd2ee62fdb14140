package org.lazax.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.units.UnitStack;

/**
 * Like units of the player concerned, as commands and options name them.
 *
 * @param count 1 to {@value #MOST}
 */
public record Group(UnitType type, int count, boolean damaged) {
  /** No board holds more units of one player. */
  public static final int MOST = 200;

  public Group {
    Objects.requireNonNull(type, "a group has a unit type");
    if (count < 1 || count > MOST) {
      throw new IllegalArgumentException("a group is 1 to " + MOST + " units, not " + count);
    }
  }

  public static Group of(UnitStack stack) {
    return new Group(stack.type(), stack.count(), stack.damaged());
  }

  public static List<Group> of(List<UnitStack> stacks) {
    return stacks.stream().map(Group::of).toList();
  }

  /** The groups as this seat's stacks, those alike put together. */
  public static List<UnitStack> stacks(Seat owner, List<Group> groups) {
    TreeMap<UnitStack, Integer> counts = new TreeMap<>();
    for (Group group : groups) {
      counts.merge(new UnitStack(owner, group.type, 1, group.damaged), group.count, Integer::sum);
    }
    List<UnitStack> stacks = new ArrayList<>(counts.size());
    counts.forEach((like, count) -> stacks.add(like.times(count)));
    return stacks;
  }

  public static int total(List<UnitStack> stacks) {
    return stacks.stream().mapToInt(UnitStack::count).sum();
  }
}
