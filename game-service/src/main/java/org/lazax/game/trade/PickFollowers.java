package org.lazax.game.trade;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** These others use the secondary for nothing; nobody is allowed. */
@WireType("game.pick-followers")
public record PickFollowers(List<Seat> seats) implements Command {
  public PickFollowers {
    seats = List.copyOf(seats);
  }
}
