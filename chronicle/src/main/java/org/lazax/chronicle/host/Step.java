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
import org.lazax.chronicle.decider.Tabletop;

/** The next thing to do for a game. */
sealed interface Step<S, T extends Tabletop<T>> {

  /** Nothing, until something happens. */
  record Rest<S, T extends Tabletop<T>>() implements Step<S, T> {}

  /** This happens. */
  record Commit<S, T extends Tabletop<T>>(
      Stamp stamp,
      Optional<CommandId> command,
      Optional<Pending> pending,
      List<GameEvent> events,
      Position<S, T> after)
      implements Step<S, T> {}

  /** A command changes nothing, for good. */
  record Refuse<S, T extends Tabletop<T>>(
      Pending pending, Refusal refusal, Optional<RuntimeException> failure) implements Step<S, T> {
    Optional<Seat> seat() {
      return pending.envelope().actor();
    }
  }

  /** A command was answered before. */
  record Repeat<S, T extends Tabletop<T>>(Pending pending, Answer answer) implements Step<S, T> {}

  /** A command was made on a commit that was not read yet. */
  record Hold<S, T extends Tabletop<T>>(Pending pending) implements Step<S, T> {}

  /** A new game needs a seed. */
  record Open<S, T extends Tabletop<T>>() implements Step<S, T> {}

  /** A rewind needs the state of an earlier commit. */
  record Recall<S, T extends Tabletop<T>>(long toSeq) implements Step<S, T> {}

  /** The game cannot go on. */
  record Stop<S, T extends Tabletop<T>>(String reason) implements Step<S, T> {}
}
