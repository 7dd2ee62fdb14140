package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.combat.state.Group;
import org.lazax.table.component.ComponentRef;

/** Groups of units taken apart to single pieces and put together again. */
final class Pieces {
  private static final Comparator<Group> ORDER =
      Comparator.comparing(Group::type)
          .thenComparing(Group::damaged)
          .thenComparing(group -> group.mark().map(ComponentRef::toString).orElse(""));

  private Pieces() {}

  static List<Group> singles(List<Group> groups) {
    List<Group> singles = new ArrayList<>();
    for (Group group : groups) {
      for (int i = 0; i < group.count(); i++) {
        singles.add(group.times(1));
      }
    }
    return singles;
  }

  static List<Group> together(List<Group> singles) {
    Map<Group, Integer> counts = new TreeMap<>(ORDER);
    singles.forEach(single -> counts.merge(single, 1, Integer::sum));
    List<Group> groups = new ArrayList<>();
    counts.forEach((single, count) -> groups.add(single.times(count)));
    return groups;
  }
}
