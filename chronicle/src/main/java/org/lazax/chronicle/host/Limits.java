package org.lazax.chronicle.host;

import java.time.Duration;
import java.time.Instant;

/**
 * How much a host holds before it says so.
 *
 * @param ahead how long a command made on a commit not yet read is held
 * @param mostAhead so many of those a partition
 * @param mostQueued commands waiting a game; more are turned away
 * @param mostAutomatic commits in a row that nobody commanded; one more is an endless loop
 * @param mostUnsaved commits not yet in the database before commands are turned away
 * @param mostGames games in memory before cold ones are turned away
 * @param idle how long a game stays in memory unasked
 * @param snapshotEvery commits of a game from snapshot to snapshot
 * @param checkpointEvery the time between two checkpoints
 */
public record Limits(
    Duration ahead,
    int mostAhead,
    int mostQueued,
    int mostAutomatic,
    int mostUnsaved,
    int mostGames,
    Duration idle,
    int snapshotEvery,
    Duration checkpointEvery) {

  public static final Limits STANDARD =
      new Limits(
          Duration.ofSeconds(5),
          64,
          64,
          100,
          100_000,
          20_000,
          Duration.ofMinutes(10),
          64,
          Duration.ofMillis(200));

  /** Whether what arrived then was held long enough. */
  boolean expired(Instant arrived, Instant now) {
    return !now.isBefore(arrived.plus(ahead));
  }

  /** The same, but for how long a game stays in memory unasked. */
  public Limits withIdle(Duration time) {
    return new Limits(
        ahead,
        mostAhead,
        mostQueued,
        mostAutomatic,
        mostUnsaved,
        mostGames,
        time,
        snapshotEvery,
        checkpointEvery);
  }
}
