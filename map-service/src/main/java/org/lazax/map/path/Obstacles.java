package org.lazax.map.path;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementView;
import org.lazax.table.units.UnitStack;

/**
 * What hinders a player's ships by the rules alone, by the number of the system. No component was
 * asked yet.
 */
final class Obstacles {
  private final List<Set<Hindrance>> hindrances;
  private final BitSet rifts = new BitSet();

  private Obstacles(int systems) {
    this.hindrances = new ArrayList<>(Collections.nCopies(systems, Set.of()));
  }

  static Obstacles of(MovementView view) {
    List<Set<Anomaly>> anomalies = view.map().anomalies();
    Obstacles obstacles = new Obstacles(anomalies.size());
    for (int number = 0; number < anomalies.size(); number++) {
      for (Anomaly anomaly : anomalies.get(number)) {
        obstacles.lay(number, anomaly);
      }
    }
    view.table()
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (place.isSpace() && hasShipOfOthers(stacks, view.seat())) {
            obstacles.add(view.table().galaxy().number(place.system()), Hindrance.SHIPS_OF_OTHERS);
          }
        });
    return obstacles;
  }

  private static boolean hasShipOfOthers(List<UnitStack> stacks, Seat seat) {
    for (UnitStack stack : stacks) {
      if (stack.type().isShip() && !stack.owner().equals(seat)) {
        return true;
      }
    }
    return false;
  }

  /** The hindrances in a system, by its number. */
  Set<Hindrance> in(int system) {
    return hindrances.get(system);
  }

  boolean isRift(int system) {
    return rifts.get(system);
  }

  private void lay(int system, Anomaly anomaly) {
    switch (anomaly) {
      case SUPERNOVA -> add(system, Hindrance.SUPERNOVA);
      case ASTEROID_FIELD -> add(system, Hindrance.ASTEROID_FIELD);
      case NEBULA -> add(system, Hindrance.NEBULA);
      case GRAVITY_RIFT -> rifts.set(system);
    }
  }

  private void add(int system, Hindrance hindrance) {
    Set<Hindrance> more = EnumSet.of(hindrance);
    more.addAll(hindrances.get(system));
    hindrances.set(system, more);
  }
}
