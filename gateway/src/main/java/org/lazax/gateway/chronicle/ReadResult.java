package org.lazax.gateway.chronicle;

import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;

/** What a record of the chronicle's partition tells whoever waits. */
sealed interface ReadResult {
  /** The game goes on. */
  record Happened(Commit commit, Standing standing) implements ReadResult {}

  /** A command is refused. */
  record Refused(RefusedCommand refused) implements ReadResult {}

  /** A claim, a void commit, an invalid refusal, an illegible record. */
  record Nothing() implements ReadResult {}

  /** What was read here of this game does not lead to what came: it must be read again. */
  record Lost(GameId game, String reason) implements ReadResult {}

  /** This game cannot be read on; why is for the log. */
  record Stopped(String reason) implements ReadResult {}
}
