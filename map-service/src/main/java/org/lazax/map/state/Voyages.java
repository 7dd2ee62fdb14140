package org.lazax.map.state;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;

/**
 * What map-service alone remembers of a game, for its pictures.
 *
 * @param last the latest movement of ships
 */
public record Voyages(Optional<ShipsMoved> last) {
  public static final Voyages INITIAL = new Voyages(Optional.empty());

  /** What is remembered after an event. */
  public Voyages evolve(GameEvent event) {
    return event instanceof ShipsMoved moved ? new Voyages(Optional.of(moved)) : this;
  }
}
