package org.lazax.chronicle;

import java.time.Instant;
import java.util.Optional;

/**
 * Where a commit stands: its number in the game (from 1), its time, which never runs backwards
 * within a game, and the seat that acted, empty for what a service owed or for nobody's seat.
 */
public record Stamp(long seq, Instant at, Optional<Seat> actor) {
  /** Before the first commit. */
  public static final Stamp NONE = new Stamp(0, Instant.EPOCH, Optional.empty());
}
