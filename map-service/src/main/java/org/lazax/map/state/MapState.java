package org.lazax.map.state;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;

/**
 * The state that only map-service keeps of a game, for its pictures.
 *
 * @param last the latest movement of ships
 */
public record MapState(Optional<ShipsMoved> last) {
  public static final MapState INITIAL = new MapState(Optional.empty());

  /** The state after an event. */
  public MapState evolve(GameEvent event) {
    return event instanceof ShipsMoved moved ? new MapState(Optional.of(moved)) : this;
  }
}
