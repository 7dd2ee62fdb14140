package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * Moves ships into the active system, with their cargo. A movement without ships is possible. All
 * moves are declared together before any ship moves. Rules: movement.4, movement.6,
 * tactical_action.2.2.
 *
 * @param ahead ships that arrive before the others start to move; only some components allow that.
 *     Rule: unit/hil_colish.N1
 */
@WireType("map.move-ships")
public record MoveShips(List<ShipMove> moves, Optional<List<ShipMove>> ahead) implements Command {
  public MoveShips {
    moves = List.copyOf(moves);
    ahead = ahead.map(List::copyOf);
  }

  /** A movement in which all ships move together. */
  public MoveShips(List<ShipMove> moves) {
    this(moves, Optional.empty());
  }
}
