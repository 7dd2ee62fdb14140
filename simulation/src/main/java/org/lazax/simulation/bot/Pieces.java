package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.combat.state.UnitSelection;
import org.lazax.table.component.ComponentRef;

/** Splits groups of units into single units and groups them again. */
final class Pieces {
  private static final Comparator<UnitSelection> ORDER =
      Comparator.comparing(UnitSelection::type)
          .thenComparing(UnitSelection::damaged)
          .thenComparing(group -> group.mark().map(ComponentRef::toString).orElse(""));

  private Pieces() {}

  static List<UnitSelection> singles(List<UnitSelection> groups) {
    List<UnitSelection> singles = new ArrayList<>();
    for (UnitSelection group : groups) {
      for (int i = 0; i < group.count(); i++) {
        singles.add(group.times(1));
      }
    }
    return singles;
  }

  static List<UnitSelection> grouped(List<UnitSelection> singles) {
    Map<UnitSelection, Integer> counts = new TreeMap<>(ORDER);
    singles.forEach(single -> counts.merge(single, 1, Integer::sum));
    List<UnitSelection> groups = new ArrayList<>();
    counts.forEach((single, count) -> groups.add(single.times(count)));
    return groups;
  }
}
