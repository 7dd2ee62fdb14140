package org.lazax.chronicle.decider;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;

/** Runs a procedure that opens no window: it only calls other procedures and closes. */
public abstract class NonInteractiveConductor<S, T extends SharedState<T>, P extends Procedure>
    implements Conductor<S, T, P, NonInteractiveConductor.NoCommand> {
  private final Class<P> procedure;

  protected NonInteractiveConductor(Class<P> procedure) {
    this.procedure = procedure;
  }

  @Override
  public final Class<P> procedure() {
    return procedure;
  }

  @Override
  public final Class<NoCommand> commands() {
    return NoCommand.class;
  }

  @Override
  public final List<Class<?>> commandTypes() {
    return List.of();
  }

  @Override
  public final void answer(Draft<S, T> draft, P asked, NoCommand command) {
    throw new IllegalStateException(asked + " asks nobody");
  }

  @Override
  public final List<Option> options(Position<S, T> position, P asked, Seat seat) {
    return List.of();
  }

  @Override
  public final Optional<NoCommand> defaultAnswer(Position<S, T> position, P asked, Seat seat) {
    return Optional.empty();
  }

  /** The command type without values. */
  public enum NoCommand implements Command {}
}
