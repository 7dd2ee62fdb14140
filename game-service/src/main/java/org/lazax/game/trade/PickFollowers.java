package org.lazax.game.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** These others use the secondary for nothing; nobody is allowed. */
@JsonClassDescription(
    "Chooses the players who may use the secondary ability of Trade without paying "
        + "a command token.")
@WireType("game.pick-followers")
public record PickFollowers(
    @JsonPropertyDescription("The other players, each once. Empty for none.") List<Seat> seats)
    implements Command {
  public PickFollowers {
    seats = List.copyOf(seats);
  }
}
