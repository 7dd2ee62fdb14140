package org.lazax.chronicle.toy;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;

public sealed interface ToyProcedure extends Procedure {
  /** The whole game: each round has a gift and then the council. */
  @WireType("play")
  record Play(List<Seat> seats, int rounds, int round, Step step) implements ToyProcedure {
    enum Step {
      LOBBY,
      ROUND,
      COUNCIL
    }

    @Override
    public Service owner() {
      return Service.GAME;
    }
  }

  /** A seat gives tokens to another, which starts a quarrel between the two. */
  @WireType("gift")
  record Gift(List<Seat> seats, Seat giver, boolean given) implements ToyProcedure {
    @Override
    public Service owner() {
      return Service.MAP;
    }
  }

  /** Two seats bid in secret, and dice decide. */
  @WireType("quarrel")
  record Quarrel(Seat one, Seat other, boolean asked) implements ToyProcedure {
    @Override
    public Service owner() {
      return Service.COMBAT;
    }
  }

  /** All may vote repeatedly until all abstain in a row. */
  @WireType("council")
  record Council(List<Seat> seats, boolean asked, int votes) implements ToyProcedure {
    @Override
    public Service owner() {
      return Service.AGENDA;
    }
  }
}
