package org.lazax.chronicle.host;

import java.util.Optional;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * An effect that a host asks its driver to carry out. The driver carries out the effects of one
 * input in order. It reports the result of an append, a save or a load later, by an input of its
 * own.
 */
public sealed interface HostEffect {

  /**
   * Append a record to the chronicle's partition, then call {@code appended} with the ticket, or
   * {@code appendFailed} after a short wait. A record may be in the log although its append failed:
   * the host sends the same bytes again, and for readers the second copy is void.
   *
   * @param ticket identifies the record
   * @param key of the record: the game, or the service's name for a claim
   * @param command that the record answers; empty if it answers none
   */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only sent, never compared
  record Append(long ticket, String key, byte[] value, Optional<CommandId> command)
      implements HostEffect {}

  /**
   * Write a batch in one transaction if the fence stands, then call {@code saved}. Call {@code
   * fenced} if the fence does not stand, and {@code saveFailed} if the database is not available.
   * The host asks for one save at a time.
   */
  record Save(CheckpointBatch batch) implements HostEffect {}

  /**
   * Read a game from its rows: the latest snapshot not after {@code toSeq}, the commits after it up
   * to {@code toSeq}, and all its answers. Then call {@code loaded}, or {@code loadFailed} after a
   * short wait if the database is not available.
   *
   * @param toSeq number of a commit, or {@link Long#MAX_VALUE} for all commits
   */
  record Load(GameId game, long toSeq) implements HostEffect {}

  /**
   * The game's rows do not fit the log. Read the game again from the log with a {@link GameScan}
   * over the partition, from its beginning up to this offset (exclusive). Then call {@code loaded}
   * with the result of the scan.
   */
  record Rebuild(GameId game, long beforeOffset, String reason) implements HostEffect {}

  /**
   * A new game needs a seed: draw a platform seed, seal it, and call {@code opened} with the
   * opening event. Only the host of game-service asks for this.
   */
  record Open(GameId game) implements HostEffect {}

  /** The result of a query. */
  record Reply(Query query, QueryResult result) implements HostEffect {}

  /** A command was answered before. Its answer is sent again. */
  record Repeat(CommandId command, GameId game, Answer answer) implements HostEffect {}

  /**
   * A command is turned away: it has no answer and has changed nothing. It may be given again with
   * the same id. Before its client is told, every host that may come has to know it.
   *
   * @param offset of this copy of the command in the command topic
   */
  record TurnedAway(CommandId command, GameId game, long offset, Reason reason)
      implements HostEffect {
    public enum Reason {
      /** Too many commands wait in the game. HTTP status 429. */
      QUEUE_FULL,
      /** The database is not available, or the instance has no memory left. HTTP status 503. */
      UNAVAILABLE,
      /** The game has stopped on an error and needs an operator. HTTP status 503. */
      STOPPED
    }
  }

  /**
   * All commands before this offset are answered, so the offset may be committed for the consumer
   * group.
   */
  record CommandsDone(long offset) implements HostEffect {}

  /** A command is too old to be decided. It was passed over and changes nothing. */
  record Expired(long offset) implements HostEffect {}

  /** A record is no command. It belongs in the dead letters. */
  record DeadLetter(long offset, String reason) implements HostEffect {}

  /** The rules failed on a command. The command is refused; log the cause as an error. */
  record Failed(GameId game, CommandId command, Throwable cause) implements HostEffect {}

  /**
   * A game stops on an error. Other games go on.
   *
   * @param seq number of the commit after which it has stopped
   * @param cause the failure; empty if the log itself is wrong
   */
  record GameStopped(GameId game, long seq, String reason, Optional<Throwable> cause)
      implements HostEffect {}

  /**
   * This host has ended: another instance has claimed the partition or written its checkpoint. If
   * the partition is still assigned, the driver loads the checkpoint again and starts a new host
   * with a new claim.
   */
  record Ended(String reason) implements HostEffect {}
}
