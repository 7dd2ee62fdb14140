package org.lazax.chronicle.decider;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;

/**
 * Conducts one kind of procedure: how it goes on while it owes, and what the players it awaits may
 * answer. One class a procedure, in the service that owns it.
 *
 * @param <S> the service's own state
 * @param <T> the table
 * @param <P> the procedure
 * @param <C> the commands that answer its windows
 */
public interface Conductor<S, T extends SharedState<T>, P extends Procedure, C extends Command> {
  Class<P> procedure();

  Class<C> commands();

  /**
   * Goes one step on. Called while the procedure is on top and owes, again and again, until it has
   * called another procedure, asked somebody or closed; each call must change something.
   */
  void proceed(Draft<S, T> draft, P procedure);

  /** A seat that the window on top awaits (or anybody, in an open one) gives a command. */
  void answer(Draft<S, T> draft, P procedure, C command);

  /** What an awaited seat may answer. */
  List<Option> options(Position<S, T> position, P procedure, Seat seat);

  /** What silence means at the deadline. */
  Optional<C> silence(Position<S, T> position, P procedure, Seat seat);
}
