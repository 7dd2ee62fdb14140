package org.lazax.gateway.game;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.chronicle.Standing.TournamentTable;

/** The seats that tournaments assign at the tables of their rounds. */
public interface AssignedSeats {
  /** The seat of this caller; empty if it does not sit at the table. */
  Uni<Optional<Seat>> of(TournamentTable table, Caller caller);
}
