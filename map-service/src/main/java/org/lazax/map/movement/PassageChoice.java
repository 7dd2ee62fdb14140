package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.map.path.MovementConstraints;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.movement.Ban;
import org.lazax.table.galaxy.SystemId;

/**
 * The passages that a ship uses on its path: a side, a wormhole of some kind, an ability. Where
 * there are several, the moving player chooses. By default a side is preferred to a wormhole, and
 * other wormholes to that of the ion storm. Rules: wormholes.N4, wormholes.N4.1, wormholes.N4.2.
 */
final class PassageChoice {
  private static final Ban NOT_THERE =
      new Ban("wormholes.N4", "these systems are not adjacent by that");

  private final MovementConstraints waters;
  private final List<SystemId> way;

  /**
   * @param entered every system entered, each adjacent to the one before
   */
  PassageChoice(MovementConstraints waters, SystemId from, List<SystemId> entered) {
    this.waters = waters;
    this.way = new ArrayList<>(entered);
    way.addFirst(from);
  }

  /**
   * All other choices that differ from the default in one step. Each list has one passage for each
   * step.
   */
  List<List<Passage>> choices() {
    List<List<Passage>> choices = new ArrayList<>();
    for (int step = 1; step < way.size(); step++) {
      List<Passage> possible = at(step);
      for (Passage other : possible.subList(1, possible.size())) {
        List<Passage> changed = usual();
        changed.set(step - 1, other);
        choices.add(List.copyOf(changed));
      }
    }
    return choices;
  }

  /** Why these passages are not possible; empty if they are. */
  Optional<Ban> broken(List<Passage> through) {
    boolean fits = through.size() == way.size() - 1;
    for (int step = 1; fits && step < way.size(); step++) {
      fits = at(step).contains(through.get(step - 1));
    }
    return fits ? Optional.empty() : Optional.of(NOT_THERE);
  }

  /** The default passages. */
  List<Passage> usual() {
    List<Passage> usual = new ArrayList<>();
    for (int step = 1; step < way.size(); step++) {
      usual.add(at(step).getFirst());
    }
    return usual;
  }

  private List<Passage> at(int step) {
    return waters.passages(way.get(step - 1), way.get(step));
  }
}
