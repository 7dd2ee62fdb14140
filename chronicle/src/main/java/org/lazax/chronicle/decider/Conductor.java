package org.lazax.chronicle.decider;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.SealedTypes;

/**
 * Runs one kind of procedure: its next step while its service owes, and the answers of the players
 * it awaits. There is one class for each procedure, in the service that owns it.
 *
 * @param <S> the service's own state
 * @param <T> the table
 * @param <P> the procedure
 * @param <C> the commands by which players answer its windows
 */
public interface Conductor<S, T extends SharedState<T>, P extends Procedure, C extends Command> {
  Class<P> procedure();

  /** The type of all commands by which players answer its windows. */
  Class<C> commands();

  /** The wire types of these commands. A conductor whose command type is open names them. */
  default List<Class<?>> commandTypes() {
    return commands().isSealed() ? SealedTypes.of(commands()) : List.of(commands());
  }

  /**
   * Does the next step of the procedure. It is called repeatedly while the procedure's frame is on
   * top of the stack, until the procedure calls another procedure, opens a window or closes. Each
   * call must add an event.
   */
  void proceed(Draft<S, T> draft, P procedure);

  /**
   * Handles a command by which the acting seat answers the window on top. The window awaits this
   * seat, or it is open to anybody.
   */
  void answer(Draft<S, T> draft, P procedure, C command);

  /** The commands by which an awaited seat may answer. */
  List<Option> options(Position<S, T> position, P procedure, Seat seat);

  /** The command that counts as the answer of an awaited seat that is silent until the deadline. */
  Optional<C> defaultAnswer(Position<S, T> position, P procedure, Seat seat);
}
