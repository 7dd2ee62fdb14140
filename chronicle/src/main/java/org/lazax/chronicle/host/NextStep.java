package org.lazax.chronicle.host;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** The next step of a host in a game. */
sealed interface NextStep<S, T extends SharedState<T>> {

  /** There is nothing to do until the next input. */
  record Rest<S, T extends SharedState<T>>() implements NextStep<S, T> {}

  /** Append a commit. */
  record Commit<S, T extends SharedState<T>>(
      Stamp stamp,
      Optional<CommandId> command,
      Optional<Pending> pending,
      List<GameEvent> events,
      Position<S, T> after)
      implements NextStep<S, T> {}

  /**
   * Refuse a command.
   *
   * @param failure with which the rules failed on it; empty if a rule refused it
   */
  record Refuse<S, T extends SharedState<T>>(
      Pending pending, Refusal refusal, Optional<Throwable> failure) implements NextStep<S, T> {
    Optional<Seat> seat() {
      return pending.envelope().actor();
    }
  }

  /** Send the earlier answer to a command again. */
  record Repeat<S, T extends SharedState<T>>(Pending pending, Answer answer)
      implements NextStep<S, T> {}

  /** Pass a command over that is too old to be decided. */
  record Expire<S, T extends SharedState<T>>(Pending pending) implements NextStep<S, T> {}

  /** Hold a command that was made on a commit not read yet. */
  record Hold<S, T extends SharedState<T>>(Pending pending) implements NextStep<S, T> {}

  /** Open a new game: it needs a seed. */
  record Open<S, T extends SharedState<T>>() implements NextStep<S, T> {}

  /** Load the state of an earlier commit for a rewind. */
  record RestoreRewindTarget<S, T extends SharedState<T>>(long toSeq) implements NextStep<S, T> {}

  /**
   * Stop the game.
   *
   * @param failure of the rules; empty if they did not fail
   */
  record Stop<S, T extends SharedState<T>>(String reason, Optional<Throwable> failure)
      implements NextStep<S, T> {}
}
