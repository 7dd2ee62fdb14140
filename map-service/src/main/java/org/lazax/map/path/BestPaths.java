package org.lazax.map.path;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Rift;
import org.lazax.table.galaxy.SystemId;

/**
 * The best paths from all systems to the active system, found by a search backwards from the active
 * system. A path with fewer dice is better; of paths with equal dice the one that needs less of the
 * move value. Rules: movement.4.1 to movement.4.6, gravity_rift.1.
 */
final class BestPaths {
  private final MovementView view;
  private final MovementConstraints waters;
  private final int reach;
  private final boolean overBars;
  private final List<SystemId> systems;
  private final List<SystemId> wanted;
  private final List<Rift> rifts = new ArrayList<>();
  private final List<List<PartialPath>> ways = new ArrayList<>();

  private BestPaths(
      MovementView view,
      MovementConstraints waters,
      Set<SystemId> wanted,
      int reach,
      boolean overBars) {
    this.view = view;
    this.waters = waters;
    this.reach = reach;
    this.overBars = overBars;
    this.systems = view.table().galaxy().ids();
    this.wanted = List.copyOf(wanted);
    for (int system = 0; system < systems.size(); system++) {
      rifts.add(waters.rift(system));
      ways.add(new ArrayList<>(2));
    }
    draw();
  }

  /**
   * The best open paths.
   *
   * @param waters the constraints on the path
   * @param wanted systems that every path must enter to take cargo aboard. The search takes longer
   *     the more there are
   * @param reach paths that cost more are left out
   */
  static BestPaths of(
      MovementView view, MovementConstraints waters, Set<SystemId> wanted, int reach) {
    return new BestPaths(view, waters, wanted, reach, false);
  }

  /**
   * The best of all paths, also through closed systems. Those with the fewest closed systems come
   * first. They show what bars a ship.
   */
  static BestPaths overBars(
      MovementView view, MovementConstraints waters, Set<SystemId> wanted, int reach) {
    return new BestPaths(view, waters, wanted, reach, true);
  }

  /**
   * The best path within a move value.
   *
   * @param once the bonus to the move value on a path that leaves any gravity rift
   */
  Optional<PartialPath> best(int from, int move, int once) {
    int all = (1 << wanted.size()) - 1;
    PartialPath best = null;
    for (PartialPath way : ways.get(from)) {
      if (way.fetched() == all
          && way.cost() <= move + (way.crossed() ? once : 0)
          && (best == null || PartialPath.BEST.compare(way, best) < 0)) {
        best = way;
      }
    }
    return Optional.ofNullable(best);
  }

  private void draw() {
    Deque<PartialPath> next = new ArrayDeque<>();
    next.add(PartialPath.end(view.table().galaxy().number(view.active())));
    for (PartialPath way = next.poll(); way != null; way = next.poll()) {
      boolean closed = !way.isAtItsEnd() && waters.passing(way.at()).isPresent();
      if (!closed || overBars) {
        goBack(way, closed, next);
      }
    }
  }

  /** Extends a path backwards by one system, in all possible ways. */
  private void goBack(PartialPath way, boolean closed, Deque<PartialPath> next) {
    int before = before(way, 0);
    while (before >= 0) {
      Rift rift = rifts.get(before);
      int toll = overBars ? (closed ? 1 : 0) : rift.dice();
      PartialPath longer = way.from(before, rift, toll, bit(before));
      if (longer.cost() <= reach && isWorthwhile(longer)) {
        next.add(longer);
      }
      before = before(way, before + 1);
    }
  }

  /**
   * The first system, from the number {@code least} on, from which a ship can enter the system
   * where the path begins; -1 if there is none.
   */
  private int before(PartialPath way, int least) {
    if (!waters.isBesideAll(way.at())) {
      return view.map().nextOpen(way.at(), least);
    }
    int next = least == way.at() ? least + 1 : least;
    return next < systems.size() ? next : -1;
  }

  private boolean isWorthwhile(PartialPath way) {
    List<PartialPath> known = ways.get(way.at());
    for (PartialPath other : known) {
      if (other.isAsGoodAs(way)) {
        return false;
      }
    }
    known.removeIf(way::isAsGoodAs);
    known.add(way);
    return true;
  }

  private int bit(int number) {
    int index = wanted.isEmpty() ? -1 : wanted.indexOf(systems.get(number));
    return index < 0 ? 0 : 1 << index;
  }
}
