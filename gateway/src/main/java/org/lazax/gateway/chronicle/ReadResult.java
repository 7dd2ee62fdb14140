package org.lazax.gateway.chronicle;

import java.util.Optional;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;

/** The result of reading a record of the chronicle. */
sealed interface ReadResult {
  /** A commit was accepted. */
  record Accepted(Commit commit, Standing standing) implements ReadResult {}

  /** A valid refusal was read. */
  record Refused(RefusedCommand refused) implements ReadResult {}

  /** A claim, a void commit, an invalid refusal or an unreadable record. */
  record Ignored() implements ReadResult {}

  /**
   * Reading a record has failed, although nothing in a record can be wrong in this way. It is
   * passed over. If it is a commit that counts, its game is read again at the next one.
   */
  record Failed(String reason, Throwable cause) implements ReadResult {}

  /** A commit does not follow the game's head: data is lost, and the game must be read again. */
  record Lost(GameId game, String reason) implements ReadResult {}

  /**
   * A game has stopped, for a reason that is logged.
   *
   * @param cause the failure
   */
  record Stopped(String reason, Optional<Throwable> cause) implements ReadResult {}
}
