package org.lazax.chronicle.host;

import java.util.Optional;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * What a host wants done. Effects of one input are to be carried out in their order; what is
 * answered (append, save, load) is answered later, as an input of its own.
 */
public sealed interface HostEffect {

  /**
   * Append this to the chronicle's partition; then call {@code appended} or {@code failed} with the
   * ticket. A failure may have reached the log all the same: the host asks again with the same
   * bytes, and readers void the second copy. Wait a little before calling {@code failed}.
   *
   * @param key of the record: the game, or the service's name for a claim
   * @param command that it answers, if it answers one
   */
  @SuppressWarnings("ArrayRecordComponent") // sent as it is, never compared
  record Append(long ticket, String key, byte[] value, Optional<CommandId> command)
      implements HostEffect {}

  /**
   * Write this in one transaction, if the fence still stands; then call {@code saved}, {@code
   * fenced} where it does not, or {@code unsaved} while the database is away. Never more than one
   * under way.
   */
  record Save(CheckpointBatch batch) implements HostEffect {}

  /**
   * Read this game from its rows: the latest snapshot not after {@code toSeq}, the commits after it
   * up to {@code toSeq}, and all its answers; then call {@code loaded} or, while the database is
   * away, {@code unloaded} after a little while.
   *
   * @param toSeq {@link Long#MAX_VALUE} for all there are
   */
  record Load(GameId game, long toSeq) implements HostEffect {}

  /**
   * The rows and the log do not fit together: read this game again from the log, with a {@link
   * GameScan} over the partition from its beginning up to (not including) this offset; then call
   * {@code loaded} with what the scan found.
   */
  record Rebuild(GameId game, long beforeOffset, String reason) implements HostEffect {}

  /**
   * A new game: draw a platform seed, seal it, and call {@code opening} with the event that commits
   * to it. Only asked of game-service.
   */
  record Open(GameId game) implements HostEffect {}

  /** The answer to a question. */
  record Reply(Query question, QueryResult answer) implements HostEffect {}

  /** A command that was answered before: its answer once more, for whoever asked again. */
  record Repeat(CommandId command, GameId game, Answer answer) implements HostEffect {}

  /**
   * A command that is put back unanswered, as if it had not come: it may be given again under the
   * same id.
   */
  record TurnedAway(CommandId command, GameId game, Reason reason) implements HostEffect {
    public enum Reason {
      /** Too much waits already: 429 for a game's queue. */
      QUEUE_FULL,
      /** The database is away or memory is full: 503. */
      UNAVAILABLE,
      /** The game has stopped on an error and waits for people: 503. */
      STOPPED
    }
  }

  /** All commands before this offset are answered: it may be committed to the group. */
  record CommandsDone(long offset) implements HostEffect {}

  /** Not a command: for the dead letters. */
  record DeadLetter(long offset, String reason) implements HostEffect {}

  /** The rules failed on a command, which is refused for it: to be logged as an error. */
  record Failed(GameId game, CommandId command, RuntimeException cause) implements HostEffect {}

  /** A game stops here, loudly; the others go on. */
  record GameStopped(GameId game, String reason) implements HostEffect {}

  /**
   * This host is finished: another instance has claimed the partition or written its checkpoint.
   * Whoever still has the partition assigned loads its checkpoint anew and begins with a new host
   * and a new claim.
   */
  record Dropped(String reason) implements HostEffect {}
}
