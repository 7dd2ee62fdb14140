package org.lazax.gateway.game;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.chronicle.Standing.TournamentTable;

/** What tournaments say of the tables of their rounds: their seats, and whether they are played. */
public interface AssignedSeats {
  /** The seat of this caller; empty if it does not sit at the table. */
  Uni<Optional<Seat>> of(TournamentTable table, Caller caller);

  /**
   * Whether the table waits for its game, as far as this instance has seen. If it does not, a game
   * that has not begun never begins.
   */
  boolean awaitsGame(TournamentTable table);
}
