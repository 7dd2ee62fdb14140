package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.GameId;

/**
 * The row of a game: what a host knows of a game that is not in memory. A host loads the rows of
 * all games of its partition when the partition is assigned.
 *
 * @param chain the end of its chain
 * @param rewind the last rewind; a rewind to before it leaves it as it is
 * @param automatic number of commits without a command since the last commit with one
 * @param wakeAt when this service must act without a command; empty for never
 */
public record GameRow(
    GameId game, Chain chain, Optional<Rewind> rewind, int automatic, Optional<Instant> wakeAt) {

  /**
   * A rewind. Commands that were made before it are refused, and the deadlines of open windows
   * count from it.
   *
   * @param seq number of its commit
   * @param toSeq number of the commit whose state was restored
   * @param at time of its commit
   */
  public record Rewind(long seq, long toSeq, Instant at) {}
}
