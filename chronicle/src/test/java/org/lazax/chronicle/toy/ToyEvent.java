package org.lazax.chronicle.toy;

import java.util.List;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

public sealed interface ToyEvent extends GameEvent {
  List<Class<?>> SHARED = List.of(Minted.class, Moved.class, Tithed.class);

  @WireType("table.minted.v1")
  record Minted(Seat seat, int tokens) implements ToyEvent {}

  @WireType("table.moved.v1")
  record Moved(Seat from, Seat to, int tokens) implements ToyEvent {}

  @WireType("table.tithed.v1")
  record Tithed(Seat seat, int tokens) implements ToyEvent {}

  @WireType("game.round-began.v1")
  record RoundBegan(int round, Chance chance) implements ToyEvent, ChanceEvent {}

  @WireType("map.given.v1")
  record Given(Seat from, Seat to, int tokens) implements ToyEvent {}

  /** Only the seat itself sees its bid. */
  @WireType("combat.bid-made.v1")
  record BidMade(Seat seat, int bid) implements ToyEvent {
    @Override
    public Audience audience() {
      return Audience.only(seat);
    }
  }

  @WireType("combat.quarrelled.v1")
  record Quarrelled(Seat winner, Chance chance) implements ToyEvent, ChanceEvent {}

  @WireType("agenda.voted.v1")
  record Voted(Seat seat, int votes) implements ToyEvent {}
}
