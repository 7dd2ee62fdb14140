package org.lazax.map.movement;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What lies in a player's way before any component is asked. */
final class Obstacles {
  private final Map<SystemId, Set<Hindrance>> hindrances = new HashMap<>();
  private final Set<SystemId> rifts = new HashSet<>();

  private Obstacles() {}

  static Obstacles of(MovementView view) {
    Obstacles obstacles = new Obstacles();
    for (SystemId system : view.table().galaxy().systems()) {
      for (Anomaly anomaly : view.map().anomalies(system)) {
        obstacles.lay(system, anomaly);
      }
    }
    for (Map.Entry<Place, List<UnitStack>> at : view.table().units().at().entrySet()) {
      if (at.getKey().isSpace()) {
        for (UnitStack stack : at.getValue()) {
          if (stack.type().isShip() && !stack.owner().equals(view.seat())) {
            obstacles.add(at.getKey().system(), Hindrance.SHIPS_OF_OTHERS);
          }
        }
      }
    }
    return obstacles;
  }

  Set<Hindrance> in(SystemId system) {
    return hindrances.getOrDefault(system, Set.of());
  }

  boolean isRift(SystemId system) {
    return rifts.contains(system);
  }

  private void lay(SystemId system, Anomaly anomaly) {
    switch (anomaly) {
      case SUPERNOVA -> add(system, Hindrance.SUPERNOVA);
      case ASTEROID_FIELD -> add(system, Hindrance.ASTEROID_FIELD);
      case NEBULA -> add(system, Hindrance.NEBULA);
      case GRAVITY_RIFT -> rifts.add(system);
    }
  }

  private void add(SystemId system, Hindrance hindrance) {
    hindrances.computeIfAbsent(system, _ -> EnumSet.noneOf(Hindrance.class)).add(hindrance);
  }
}
