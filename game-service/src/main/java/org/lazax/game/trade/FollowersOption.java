package org.lazax.game.trade;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** Any of these may be picked. */
public record FollowersOption(List<Seat> seats) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(PickFollowers.class);
  }
}
