package org.lazax.chronicle.toy;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A toy service that fails in doomed games, which are those begun with {@link Place#rounds}. Only
 * map-service fails, and with an error that is no exception.
 *
 * @param mended whether it does not fail any more
 */
public record FailingToy(ToyService toy, BooleanSupplier mended)
    implements Decider<ToyFlow, ToyTable> {
  /** The command on which games fail that are doomed by {@link Place#COMMAND}. */
  public static final ToyCommand FATAL = new ToyCommand.Give(new Seat(1), 13);

  /** A service that is never mended. */
  public FailingToy(ToyService toy) {
    this(toy, () -> false);
  }

  /** Where a game fails. */
  public enum Place {
    /** On {@link #FATAL}. What is done for silent players goes on. */
    COMMAND(100),
    /** On what map-service owes. */
    DEBT(101),
    /** On the answer of a silent seat. */
    SILENCE(102),
    OPTIONS(103),
    /** On the first commit, which is game-service's. */
    FOLD(104),
    /** In a view; whoever makes views fails. */
    VIEW(105);

    private final int rounds;

    Place(int rounds) {
      this.rounds = rounds;
    }

    /** The number of rounds with which a game is begun that fails here. */
    public int rounds() {
      return rounds;
    }

    /** Fails if the game in this position is to fail here. */
    public void in(Position<?, ToyTable> position) {
      failIf(
          position.table().kernel().stack().stream()
              .flatMap(layer -> layer instanceof Frame frame ? Stream.of(frame) : Stream.empty())
              .anyMatch(frame -> dooms(frame.procedure())));
    }

    private void in(GameEvent event) {
      failIf(event instanceof KernelEvent.FrameOpened opened && dooms(opened.procedure()));
    }

    private boolean dooms(Object procedure) {
      return procedure instanceof ToyProcedure.Play play && play.rounds() == rounds;
    }

    private void failIf(boolean doomed) {
      if (doomed) {
        throw new StackOverflowError("the toy fails in " + this);
      }
    }
  }

  private boolean fails() {
    return service() == Service.MAP && !mended.getAsBoolean();
  }

  @Override
  public Service service() {
    return toy.service();
  }

  @Override
  public WireTypes wire() {
    return toy.wire();
  }

  @Override
  public ToyFlow initial() {
    return toy.initial();
  }

  @Override
  public ToyTable table() {
    return toy.table();
  }

  @Override
  public ToyFlow evolve(ToyFlow own, GameEvent event, Stamp stamp) {
    if (fails()) {
      Place.FOLD.in(event);
    }
    return toy.evolve(own, event, stamp);
  }

  @Override
  public Decision<ToyFlow, ToyTable> decide(
      Position<ToyFlow, ToyTable> position, Stamp stamp, Command command, Dice dice) {
    if (fails() && command.equals(FATAL)) {
      Place.COMMAND.in(position);
    }
    return toy.decide(position, stamp, command, dice);
  }

  @Override
  public Decision<ToyFlow, ToyTable> proceed(
      Position<ToyFlow, ToyTable> position, Stamp stamp, Dice dice) {
    if (fails()) {
      Place.DEBT.in(position);
    }
    return toy.proceed(position, stamp, dice);
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Seat seat) {
    if (fails()) {
      Place.OPTIONS.in(position);
    }
    return toy.options(position, seat);
  }

  @Override
  public Optional<Command> defaultAnswer(Position<ToyFlow, ToyTable> position, Seat seat) {
    if (fails()) {
      Place.SILENCE.in(position);
    }
    return toy.defaultAnswer(position, seat);
  }
}
