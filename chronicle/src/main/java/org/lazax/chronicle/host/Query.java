package org.lazax.chronicle.host;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;

/**
 * Asked on the keyed path, among the commands of its game, and answered from the state that the
 * next command would be decided on.
 */
public sealed interface Query {
  /** Chosen by whoever asks, to know the answer by. */
  String id();

  GameId game();

  /** Wait until this commit is folded; refused after the time a command would be held. */
  long atLeast();

  /** What may this seat do now by commands of this service? */
  record Options(String id, GameId game, long atLeast, Seat seat) implements Query {}

  /**
   * Would this be refused? What would happen is not told, for it may be chance. It leaves no trace.
   */
  record DryRun(String id, GameId game, long atLeast, CommandEnvelope envelope) implements Query {}

  /** How does the game stand? For the service's own reads; not redacted. */
  record State(String id, GameId game, long atLeast) implements Query {}
}
