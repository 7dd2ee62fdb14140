package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.combat.Group;

/** Groups of units taken apart to single pieces and put together again. */
final class Pieces {
  private static final Comparator<Group> ORDER =
      Comparator.comparing(Group::type).thenComparing(Group::damaged);

  private Pieces() {}

  static List<Group> singles(List<Group> groups) {
    List<Group> singles = new ArrayList<>();
    for (Group group : groups) {
      for (int i = 0; i < group.count(); i++) {
        singles.add(new Group(group.type(), 1, group.damaged()));
      }
    }
    return singles;
  }

  static List<Group> together(List<Group> singles) {
    Map<Group, Integer> counts = new TreeMap<>(ORDER);
    singles.forEach(single -> counts.merge(single, 1, Integer::sum));
    List<Group> groups = new ArrayList<>();
    counts.forEach(
        (single, count) -> groups.add(new Group(single.type(), count, single.damaged())));
    return groups;
  }
}
