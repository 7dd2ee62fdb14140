package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * All ships that move into the active system, with their cargo; none is a movement too. They are
 * declared together before any of them moves. Rules: movement.4, movement.6, tactical_action.2.2.
 *
 * @param ahead ships that arrive before the others set out; few may. Rule: unit/hil_colish.N1
 */
@WireType("map.move-ships")
public record MoveShips(List<ShipMove> moves, Optional<List<ShipMove>> ahead) implements Command {
  public MoveShips {
    moves = List.copyOf(moves);
    ahead = ahead.map(List::copyOf);
  }

  /** All together. */
  public MoveShips(List<ShipMove> moves) {
    this(moves, Optional.empty());
  }
}
