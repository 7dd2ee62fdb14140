package org.lazax.map;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.map.movement.ShipsMoved;

/**
 * What map-service alone remembers of a game, for its pictures.
 *
 * @param last the latest movement of ships
 */
public record Voyages(Optional<ShipsMoved> last) {
  public static final Voyages INITIAL = new Voyages(Optional.empty());

  Voyages evolve(GameEvent event) {
    return event instanceof ShipsMoved moved ? new Voyages(Optional.of(moved)) : this;
  }
}
