package org.lazax.chronicle.decider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A decider that consists of conductors. It routes a command to the conductor of the frame whose
 * window is open. Then it runs the procedures of its service, and settles after every step, until
 * players or another service must act.
 */
public abstract class ProcedureDecider<S, T extends SharedState<T>> implements Decider<S, T> {
  /** More steps in one decision are taken for an endless loop. */
  private static final int MAX_STEPS = 1_000;

  private final Map<Class<? extends Procedure>, Conductor<S, T, ?, ?>> conductors;
  private final List<Conductor<S, T, ?, ?>> inOrder;

  protected ProcedureDecider(List<Conductor<S, T, ?, ?>> conductors) {
    this.conductors =
        conductors.stream()
            .collect(Collectors.toUnmodifiableMap(Conductor::procedure, Function.identity()));
    this.inOrder = List.copyOf(conductors);
  }

  /** The conductors of all procedures of this service, in the order of its list. */
  public final List<Conductor<S, T, ?, ?>> conductors() {
    return inOrder;
  }

  /**
   * The wire types of the commands by which players answer windows of these conductors.
   *
   * @param service the service of the conductors
   */
  protected static <S, T extends SharedState<T>> WireTypes commands(
      Service service, List<Conductor<S, T, ?, ?>> conductors) {
    return WireTypes.of(
        service,
        conductors.stream().flatMap(conductor -> conductor.commandTypes().stream()).toList());
  }

  /**
   * Handles a command on an empty stack: the genesis. Only the service that creates games accepts
   * one.
   */
  protected void begin(Draft<S, T> draft, Command command) {
    throw new RefusalException(
        Refusal.of(Refusal.NOT_AWAITED, "the game has not begun or is over"));
  }

  /** The interjections that a seat may make now, whoever is awaited. */
  protected List<Option> interjections(Position<S, T> position, Seat seat) {
    return List.of();
  }

  /**
   * Handles an interjection of the acting seat. Procedures that it calls run before the open
   * window, which stays open.
   *
   * @return whether the command is an interjection
   */
  protected boolean interject(Draft<S, T> draft, Command command) {
    return false;
  }

  @Override
  public final Decision<S, T> decide(
      Position<S, T> position, Stamp stamp, Command command, Dice dice) {
    Draft<S, T> draft = new Draft<>(this, position, stamp, dice);
    try {
      Optional<Window> awaiting = position.table().kernel().awaiting();
      if (awaiting.isPresent()) {
        conduct(draft, awaiting.get(), command);
      } else if (position.table().kernel().top().isEmpty()) {
        begin(draft, command);
      } else {
        throw new IllegalStateException(
            "a command while " + position.table().kernel().debtor() + " owes");
      }
      run(draft);
    } catch (RefusalException refused) {
      if (dice.used()) {
        throw new IllegalStateException(
            "refused after random numbers were drawn: " + refused.refusal(), refused);
      }
      Refusal refusal = refused.refusal();
      return new Decision.Refused<>(stamp.actor().map(refusal::of).orElse(refusal));
    }
    return draft.decided();
  }

  @Override
  public final Decision<S, T> proceed(Position<S, T> position, Stamp stamp, Dice dice) {
    Draft<S, T> draft = new Draft<>(this, position, stamp, dice);
    run(draft);
    return draft.decided();
  }

  @Override
  public final List<Option> options(Position<S, T> position, Seat seat) {
    List<Option> options = new ArrayList<>();
    awaitedHere(position, seat).ifPresent(a -> options.addAll(a.options(position, seat)));
    if (position.table().kernel().awaiting().isPresent()) {
      options.addAll(interjections(position, seat));
    }
    return List.copyOf(options);
  }

  @Override
  public final Optional<Command> defaultAnswer(Position<S, T> position, Seat seat) {
    return awaitedHere(position, seat).flatMap(a -> a.defaultAnswer(position, seat));
  }

  private void conduct(Draft<S, T> draft, Window window, Command command) {
    if (interject(draft, command)) {
      return;
    }
    Frame frame = draft.table().kernel().frame().orElseThrow();
    Conducted<?, ?> conducted =
        conducted(frame)
            .filter(c -> c.takes(command))
            .orElseThrow(() ->
                new RefusalException(
                    Refusal.of(Refusal.NOT_AWAITED, "another kind of command is awaited now")
                        .with("command", WireTypes.nameOf(command))
                        .with("awaited", window.about())));
    boolean open = window.rule() == PassRule.OPEN;
    if (!open && !window.awaited().contains(draft.actor())) {
      throw new RefusalException(
          Refusal.of(Refusal.NOT_AWAITED, "it is not this seat's turn to answer")
              .with("seat", draft.actor())
              .with("awaited", window.awaited()));
    }
    conducted.answer(draft, command);
  }

  private void run(Draft<S, T> draft) {
    draft.settle();
    for (int steps = 0; ; steps++) {
      Optional<Frame> owing =
          draft.table().kernel().owing().filter(f -> f.procedure().owner() == service());
      if (owing.isEmpty()) {
        return;
      }
      int before = draft.size();
      conducted(owing.get()).orElseThrow().proceed(draft);
      if (steps == MAX_STEPS || draft.size() == before) {
        throw new IllegalStateException("no end to " + owing.get());
      }
      draft.settle();
    }
  }

  private Optional<Conducted<?, ?>> awaitedHere(Position<S, T> position, Seat seat) {
    return position
        .table()
        .kernel()
        .awaiting()
        .filter(window -> window.awaited().contains(seat))
        .flatMap(_ -> position.table().kernel().frame())
        .flatMap(this::conducted);
  }

  private Optional<Conducted<?, ?>> conducted(Frame frame) {
    // Some kinds of procedures may belong to any service. Each service runs its own.
    return Optional.ofNullable(conductors.get(frame.procedure().getClass()))
        .filter(_ -> frame.procedure().owner() == service())
        .map(conductor -> pair(conductor, frame.procedure()));
  }

  private <P extends Procedure, C extends Command> Conducted<P, C> pair(
      Conductor<S, T, P, C> conductor, Procedure procedure) {
    return new Conducted<>(conductor, conductor.procedure().cast(procedure));
  }

  /** A procedure with its conductor. The type parameters tie them together. */
  private final class Conducted<P extends Procedure, C extends Command> {
    private final Conductor<S, T, P, C> conductor;
    private final P procedure;

    Conducted(Conductor<S, T, P, C> conductor, P procedure) {
      this.conductor = conductor;
      this.procedure = procedure;
    }

    boolean takes(Command command) {
      return conductor.commands().isInstance(command);
    }

    void answer(Draft<S, T> draft, Command command) {
      conductor.answer(draft, procedure, conductor.commands().cast(command));
    }

    void proceed(Draft<S, T> draft) {
      conductor.proceed(draft, procedure);
    }

    List<Option> options(Position<S, T> position, Seat seat) {
      return conductor.options(position, procedure, seat);
    }

    Optional<Command> defaultAnswer(Position<S, T> position, Seat seat) {
      return conductor.defaultAnswer(position, procedure, seat).map(Command.class::cast);
    }
  }
}
