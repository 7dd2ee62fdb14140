package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/**
 * The best way that also touches the systems where a ship takes cargo aboard. Tries all ways the
 * move value allows; they are short.
 */
final class Detour {
  private final Galaxy galaxy;
  private final SeaChart chart;
  private final SystemId active;
  private final int move;
  private final Set<SystemId> wanted;
  private Optional<Route> best = Optional.empty();

  private Detour(Galaxy galaxy, SeaChart chart, SystemId active, int move, Set<SystemId> wanted) {
    this.galaxy = galaxy;
    this.chart = chart;
    this.active = active;
    this.move = move;
    this.wanted = wanted;
  }

  static Optional<Route> over(
      Galaxy galaxy,
      SeaChart chart,
      SystemId from,
      SystemId active,
      int move,
      Set<SystemId> wanted) {
    Detour detour = new Detour(galaxy, chart, active, move, wanted);
    detour.sail(from, new ArrayList<>(), 0);
    return detour.best;
  }

  private void sail(SystemId at, List<SystemId> entered, int rifts) {
    int left = rifts + (chart.isRift(at) ? 1 : 0);
    for (SystemId next : galaxy.adjacent(at)) {
      boolean worthwhile =
          !entered.contains(next)
              && entered.size() + 1 - left <= move
              && chart.least(next).filter(more -> fits(entered, left, more)).isPresent();
      if (next.equals(active)) {
        arrive(entered, left);
      } else if (worthwhile && chart.passing(next).isEmpty()) {
        entered.addLast(next);
        sail(next, entered, left);
        entered.removeLast();
      }
    }
  }

  private boolean fits(List<SystemId> entered, int rifts, int more) {
    return entered.size() + 1 - rifts + more <= move;
  }

  private void arrive(List<SystemId> entered, int rifts) {
    List<SystemId> way = new ArrayList<>(entered);
    way.add(active);
    Route route = new Route(way, rifts);
    boolean better =
        best.isEmpty()
            || rifts < best.get().rifts()
            || rifts == best.get().rifts() && way.size() < best.get().entered().size();
    if (better && route.cost() <= move && new HashSet<>(way).containsAll(wanted)) {
      best = Optional.of(route);
    }
  }
}
