package org.lazax.map.state;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.map.path.RiftCrossed;
import org.lazax.table.immutable.Copies;

/**
 * The state that only map-service keeps of a game, for its views and pictures.
 *
 * @param last the latest movement of ships
 * @param riftRolls the dice that were rolled in gravity rifts since that movement was declared
 */
public record MapState(Optional<ShipsMoved> last, List<RiftCrossed> riftRolls) {
  public static final MapState INITIAL = new MapState(Optional.empty(), List.of());

  public MapState {
    riftRolls = List.copyOf(riftRolls);
  }

  /** The state after an event. */
  public MapState evolve(GameEvent event) {
    return switch (event) {
      case ShipsMoved moved -> new MapState(Optional.of(moved), List.of());
      case RiftCrossed crossed -> new MapState(last, Copies.with(riftRolls, crossed));
      default -> this;
    };
  }
}
