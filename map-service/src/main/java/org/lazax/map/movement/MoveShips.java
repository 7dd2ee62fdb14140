package org.lazax.map.movement;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;

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
        Optional<List<ShipMove>> ahead,
    @JsonPropertyDescription(
            "Components that lie face down and that the player shows with the declaration, because "
                + "they let ships move further. Only some components can be shown; none if left out. Rule: "
                + "hopes_end.N39.")
        @OmittedByDefault
        List<ComponentRef> shown)
    implements Command {
  public MoveShips {
    moves = List.copyOf(moves);
    ahead = ahead.map(List::copyOf);
    shown = List.copyOf(shown);
  }

  /** A movement in which all ships move together. */
  public MoveShips(List<ShipMove> moves) {
    this(moves, Optional.empty());
  }

  /** A movement for which nothing is shown. */
  public MoveShips(List<ShipMove> moves, Optional<List<ShipMove>> ahead) {
    this(moves, ahead, List.of());
  }
}
