package org.lazax.chronicle.host;

import java.time.Duration;
import java.time.Instant;

/**
 * How much a host holds, and for how long.
 *
 * @param earlyTimeout how long a command is held that was made on a commit not yet read
 * @param maxEarly how many such commands are held for a partition
 * @param maxQueued how many commands may wait in a game; more are turned away
 * @param maxAutomatic how many commits in a row may be without a command; one more is taken for an
 *     endless loop
 * @param memory what all hosts of an instance may hold together; above it commands and questions
 *     are turned away
 * @param idleTimeout how long a game stays in memory without an input
 * @param snapshotEvery the number of a game's commits from one snapshot to the next
 * @param checkpointEvery the time between two checkpoints
 * @param checkpointRows a checkpoint that has so many commits, answers and snapshots is closed and
 *     due at once
 * @param commandLifetime how old a command may be when it is decided, by the time of its record
 * @param queryLifetime how old a query may be when it is answered: its client waits no longer
 */
public record Limits(
    Duration earlyTimeout,
    int maxEarly,
    int maxQueued,
    int maxAutomatic,
    MemoryBudget memory,
    Duration idleTimeout,
    int snapshotEvery,
    Duration checkpointEvery,
    int checkpointRows,
    Duration commandLifetime,
    Duration queryLifetime) {

  public static final Limits STANDARD =
      new Limits(
          Duration.ofSeconds(5),
          64,
          64,
          100,
          MemoryBudget.unlimited(),
          Duration.ofMinutes(10),
          64,
          Duration.ofSeconds(1),
          2_000,
          Duration.ofMinutes(5),
          Duration.ofSeconds(10));

  /** Whether a command or query that arrived then was held for the whole timeout. */
  boolean expired(Instant arrived, Instant now) {
    return !now.isBefore(arrived.plus(earlyTimeout));
  }

  /** Whether a command that was sent then is too old to be decided. */
  public boolean commandIsOver(Instant sent, Instant now) {
    return !now.isBefore(sent.plus(commandLifetime));
  }

  /** Whether nobody waits any more for the answer to a query that was sent then. */
  boolean queryIsOver(Instant sent, Instant now) {
    return !now.isBefore(sent.plus(queryLifetime));
  }

  /** The same limits with another idle timeout. */
  public Limits withIdleTimeout(Duration timeout) {
    return with(memory, timeout);
  }

  /** The same limits with another budget. */
  public Limits withMemory(MemoryBudget budget) {
    return with(budget, idleTimeout);
  }

  private Limits with(MemoryBudget budget, Duration timeout) {
    return new Limits(
        earlyTimeout,
        maxEarly,
        maxQueued,
        maxAutomatic,
        budget,
        timeout,
        snapshotEvery,
        checkpointEvery,
        checkpointRows,
        commandLifetime,
        queryLifetime);
  }
}
