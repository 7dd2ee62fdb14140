package org.lazax.chronicle.host;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * A query about a game. It is read in order with the commands of the game, and answered from the
 * state that the next command would be decided on.
 */
public sealed interface Query {
  /** Chosen by the sender, to recognise the reply. */
  String id();

  GameId game();

  /**
   * Number of the commit that must be folded before the query is answered. If it is not folded
   * within {@link Limits#earlyTimeout}, the result is none, as it is for a query that is older than
   * {@link Limits#queryLifetime}.
   */
  long atLeast();

  /** Asks for the options of a seat: what it may do now by commands of this service. */
  record Options(String id, GameId game, long atLeast, Seat seat) implements Query {}

  /** Asks what a command would result in, without carrying it out. */
  record DryRun(String id, GameId game, long atLeast, CommandEnvelope envelope) implements Query {}

  /**
   * Asks whether a command has an answer or may still get one, of all copies of it that the topic
   * of commands has before this query.
   */
  record Status(String id, GameId game, long atLeast, CommandId command) implements Query {}

  /**
   * Asks the host to read a game that has stopped from the log and to go on with it. The result
   * says whether it had stopped.
   */
  record StartAgain(String id, GameId game, long atLeast) implements Query {}

  /** Asks for the position of the game. For the service itself; not redacted. */
  record State(String id, GameId game, long atLeast) implements Query {}
}
