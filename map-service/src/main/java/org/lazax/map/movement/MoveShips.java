package org.lazax.map.movement;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * All ships that move into the active system, with their cargo; none is a movement too. They are
 * declared together before any of them moves. Rules: movement.4, movement.6, tactical_action.2.2.
 */
@WireType("map.move-ships")
public record MoveShips(List<ShipMove> moves) implements Command {
  public MoveShips {
    moves = List.copyOf(moves);
  }
}
