package org.lazax.chronicle.decider;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/**
 * The rules of one service as pure functions: how it folds events, answers commands and does what
 * it owes. It uses no clock, no random source and no I/O.
 *
 * @param <S> the service's own flow state
 * @param <T> the table shared by all services
 */
public interface Decider<S, T extends SharedState<T>> {
  Service service();

  /** The wire types of this service's commands and flow events and of the shared table. */
  WireTypes wire();

  /** How old versions of these types are read. */
  default Upcasters upcasters() {
    return Upcasters.NONE;
  }

  S initial();

  T table();

  /**
   * Folds an event of this service into its own state. Events of other services change nothing. It
   * never fails, because events are facts.
   */
  S evolve(S own, GameEvent event, Stamp stamp);

  /**
   * Answers a command.
   *
   * @param stamp of the commit that the answer becomes, with the acting seat
   */
  Decision<S, T> decide(Position<S, T> position, Stamp stamp, Command command, Dice dice);

  /** Does the next step while this service is the debtor. A refusal here is a bug. */
  Decision<S, T> proceed(Position<S, T> position, Stamp stamp, Dice dice);

  /** The commands of this service that this seat may give now. */
  List<Option> options(Position<S, T> position, Seat seat);

  /**
   * The command that counts as the answer of this seat if it is silent until the deadline; empty if
   * this service does not await the seat.
   */
  Optional<Command> defaultAnswer(Position<S, T> position, Seat seat);
}
