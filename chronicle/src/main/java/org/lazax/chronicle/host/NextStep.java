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

/** The next thing to do for a game. */
sealed interface NextStep<S, T extends SharedState<T>> {

  /** Nothing, until something happens. */
  record Rest<S, T extends SharedState<T>>() implements NextStep<S, T> {}

  /** This happens. */
  record Commit<S, T extends SharedState<T>>(
      Stamp stamp,
      Optional<CommandId> command,
      Optional<Pending> pending,
      List<GameEvent> events,
      Position<S, T> after)
      implements NextStep<S, T> {}

  /** A command changes nothing, for good. */
  record Refuse<S, T extends SharedState<T>>(
      Pending pending, Refusal refusal, Optional<RuntimeException> failure)
      implements NextStep<S, T> {
    Optional<Seat> seat() {
      return pending.envelope().actor();
    }
  }

  /** A command was answered before. */
  record Repeat<S, T extends SharedState<T>>(Pending pending, Answer answer)
      implements NextStep<S, T> {}

  /** A command was made on a commit that was not read yet. */
  record Hold<S, T extends SharedState<T>>(Pending pending) implements NextStep<S, T> {}

  /** A new game needs a seed. */
  record Open<S, T extends SharedState<T>>() implements NextStep<S, T> {}

  /** A rewind needs the state of an earlier commit. */
  record Recall<S, T extends SharedState<T>>(long toSeq) implements NextStep<S, T> {}

  /** The game cannot go on. */
  record Stop<S, T extends SharedState<T>>(String reason) implements NextStep<S, T> {}
}
