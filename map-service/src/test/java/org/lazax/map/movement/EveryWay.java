package org.lazax.map.movement;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Whether a system can be reached, found by trying every way, in plain words and without any
 * technology: what the chart is checked against.
 */
final class EveryWay {
  private static final int LONGEST = 5;

  private final Table table;
  private final Seat seat;
  private final SystemId active;

  EveryWay(Table table, Seat seat, SystemId active) {
    this.table = table;
    this.seat = seat;
    this.active = active;
  }

  boolean reaches(SystemId from, int move) {
    return !is(active, Anomaly.SUPERNOVA)
        && !is(active, Anomaly.ASTEROID_FIELD)
        && goesOn(from, is(from, Anomaly.NEBULA) ? Math.min(move, 1) : move, 0);
  }

  private boolean goesOn(SystemId at, int left, int entered) {
    int afterwards = is(at, Anomaly.GRAVITY_RIFT) ? left : left - 1;
    if (afterwards < 0 || entered == LONGEST) {
      return false;
    }
    for (SystemId next : table.galaxy().adjacent(at)) {
      if (next.equals(active) || mayPass(next) && goesOn(next, afterwards, entered + 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayPass(SystemId system) {
    Set<Anomaly> anomalies = table.galaxy().anomalies(system);
    return (anomalies.isEmpty() || anomalies.equals(Set.of(Anomaly.GRAVITY_RIFT)))
        && table.units().ships(system).stream().allMatch(stack -> stack.owner().equals(seat));
  }

  private boolean is(SystemId system, Anomaly anomaly) {
    return table.galaxy().anomalies(system).contains(anomaly);
  }
}
