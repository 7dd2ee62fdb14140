package org.lazax.chronicle;

import java.time.Instant;
import java.util.Optional;

/**
 * Number, time and acting seat of a commit.
 *
 * @param seq number of the commit in its game, from 1
 * @param at time of the commit; never before that of the commit before
 * @param actor the seat that gave the command; empty if a service owed the commit or the command
 *     came from nobody seated
 */
public record Stamp(long seq, Instant at, Optional<Seat> actor) {
  /** Before the first commit. */
  public static final Stamp NONE = new Stamp(0, Instant.EPOCH, Optional.empty());
}
