package org.lazax.combat.state;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.UnitStack;

/** A number of like units of one player, in commands and options. */
@JsonClassDescription("A number of like units of the player.")
public record UnitSelection(
    @JsonPropertyDescription("The type of the units.") UnitType type,
    @JsonPropertyDescription("The number of units.") @Limits(min = 1, max = UnitSelection.MOST)
        int count,
    @JsonPropertyDescription("Whether the units are damaged.") boolean damaged,
    @JsonPropertyDescription(
            "The component that tells the units from others of their type, or the planet "
                + "for units that fight in space from a planet. Left out for all other units.")
        Optional<ComponentRef> mark) {
  /** No player ever has more units on the board. */
  public static final int MOST = 200;

  public UnitSelection {
    Objects.requireNonNull(type, "a group has a unit type");
    if (count < 1 || count > MOST) {
      throw new IllegalArgumentException("a group is 1 to " + MOST + " units, not " + count);
    }
  }

  /** A selection of units without a mark. */
  public UnitSelection(UnitType type, int count, boolean damaged) {
    this(type, count, damaged, Optional.empty());
  }

  public static UnitSelection of(UnitStack stack) {
    return new UnitSelection(stack.type(), stack.count(), stack.damaged(), stack.mark());
  }

  /** The same units with another count. */
  public UnitSelection times(int newCount) {
    return new UnitSelection(type, newCount, damaged, mark);
  }

  /** The same units, damaged. */
  public UnitSelection turned() {
    return new UnitSelection(type, count, true, mark);
  }

  /** The units as a stack of this player. */
  public UnitStack stack(Seat owner) {
    return new UnitStack(owner, type, count, damaged, mark);
  }

  public static List<UnitSelection> of(List<UnitStack> stacks) {
    return stacks.stream().map(UnitSelection::of).toList();
  }

  /** The stacks of this player, with like units put together. */
  public static List<UnitStack> stacks(Seat owner, List<UnitSelection> groups) {
    TreeMap<UnitStack, Integer> counts = new TreeMap<>();
    for (UnitSelection group : groups) {
      counts.merge(group.times(1).stack(owner), group.count, Integer::sum);
    }
    List<UnitStack> stacks = new ArrayList<>(counts.size());
    counts.forEach((like, count) -> stacks.add(like.times(count)));
    return stacks;
  }

  /** The first units of these selections, up to this count in all. */
  public static List<UnitSelection> first(List<UnitSelection> groups, int count) {
    List<UnitSelection> first = new ArrayList<>();
    int left = count;
    for (UnitSelection group : groups) {
      if (left > 0) {
        first.add(group.times(Math.min(left, group.count)));
        left -= first.getLast().count;
      }
    }
    return first;
  }

  /** Candidates for a choice among these units. */
  public static List<Candidate> candidates(List<UnitSelection> groups) {
    return groups.stream().map(group -> Candidate.of(group.times(1)).most(group.count)).toList();
  }

  public static int total(List<UnitStack> stacks) {
    return stacks.stream().mapToInt(UnitStack::count).sum();
  }
}
