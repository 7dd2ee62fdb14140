package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.GameId;

/**
 * What is known of a game without loading it. Loaded for every game of the partition at assignment.
 *
 * @param chain its head
 * @param rewind the last one; outside what a rewind takes back
 * @param automatic commits in a row, up to the head, that nobody commanded
 * @param wakeAt when this service has something to do unasked; empty for never
 */
public record GameRow(
    GameId game, Chain chain, Optional<Rewind> rewind, int automatic, Optional<Instant> wakeAt) {

  /**
   * A rewind, as it goes on to matter: commands made before it are refused, and the deadlines of
   * windows still open count anew from it.
   *
   * @param seq of its commit
   * @param toSeq the commit whose state holds again
   */
  public record Rewind(long seq, long toSeq, Instant at) {}
}
