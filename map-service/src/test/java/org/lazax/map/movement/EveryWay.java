package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The best way of a ship, found by trying every one, in plain words: what the chart is checked
 * against. It knows three technologies by name.
 */
final class EveryWay {
  private static final Comparator<Tried> BEST =
      Comparator.comparingInt(Tried::dice).thenComparingInt(Tried::cost);

  private final Table table;
  private final Seat seat;
  private final SystemId active;

  EveryWay(Table table, Seat seat, SystemId active) {
    this.table = table;
    this.seat = seat;
    this.active = active;
  }

  /** With this printed move value and no boost. */
  Optional<Tried> best(SystemId from, int printed) {
    boolean held = table.tokens().getOrDefault(from, Set.of()).contains(seat);
    if ((held && !from.equals(active)) || !open(active)) {
      return Optional.empty();
    }
    int move = is(from, Anomaly.NEBULA) ? Math.min(printed, 1) : printed;
    List<Tried> arrived = new ArrayList<>();
    goOn(from, move, new Tried(0, 0), arrived, new ArrayList<>());
    return arrived.stream().min(BEST);
  }

  private void goOn(
      SystemId at, int move, Tried so, List<Tried> arrived, List<SystemId> freelyLeft) {
    boolean rift = is(at, Anomaly.GRAVITY_RIFT);
    Tried left = new Tried(so.dice() + (rift ? 1 : 0), so.cost() + (rift ? 0 : 1));
    // Round and round between rifts costs nothing but dice: no way needs to leave one twice.
    if (left.cost() > move || (rift && freelyLeft.contains(at))) {
      return;
    }
    List<SystemId> rifts = new ArrayList<>(freelyLeft);
    if (rift) {
      rifts.add(at);
    }
    for (SystemId next : table.galaxy().adjacent(at)) {
      if (next.equals(active)) {
        arrived.add(left);
      } else if (mayPass(next)) {
        goOn(next, move, left, arrived, rifts);
      }
    }
  }

  private boolean mayPass(SystemId system) {
    boolean blocked =
        table.units().ships(system).stream().anyMatch(stack -> !stack.owner().equals(seat));
    return open(system)
        && !is(system, Anomaly.NEBULA)
        && (!blocked || owns("light_wave_deflector"));
  }

  private boolean open(SystemId system) {
    return !is(system, Anomaly.SUPERNOVA)
        && (!is(system, Anomaly.ASTEROID_FIELD) || owns("antimass_deflectors"));
  }

  private boolean owns(String technology) {
    return table.player(seat).owns(new TechnologyId(technology));
  }

  private boolean is(SystemId system, Anomaly anomaly) {
    return table.galaxy().anomalies(system).contains(anomaly);
  }

  /** A way that was tried. */
  record Tried(int dice, int cost) {}
}
