package org.lazax.map.movement;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * Moves ships into the active system, with their cargo. A movement without ships is possible. All
 * moves are declared together before any ship moves. Rules: movement.4, movement.6,
 * tactical_action.2.2.
 */
@JsonClassDescription(
    "Moves ships into the active system, with their cargo. Rules: movement.4, "
        + "movement.6, tactical_action.2.2.")
@WireType("map.move-ships")
public record MoveShips(
    @JsonPropertyDescription("One entry for each ship that moves. Empty if none moves.")
        List<ShipMove> moves,
    @JsonPropertyDescription(
            "Ships that arrive before the others start to move. Only some components allow "
                + "it; none if left out. Rule: unit/hil_colish.N1.")
        Optional<List<ShipMove>> ahead)
    implements Command {
  public MoveShips {
    moves = List.copyOf(moves);
    ahead = ahead.map(List::copyOf);
  }

  /** A movement in which all ships move together. */
  public MoveShips(List<ShipMove> moves) {
    this(moves, Optional.empty());
  }
}
