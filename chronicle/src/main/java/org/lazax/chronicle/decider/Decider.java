package org.lazax.chronicle.decider;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.wire.WireTypes;

/**
 * The rules of one service: what it knows of a game, what it does when asked, what it owes unasked.
 * Pure: no clock, no random source, nothing read or written outside its arguments.
 *
 * @param <S> the service's own flow state
 * @param <T> the table shared by all services
 */
public interface Decider<S, T extends SharedState<T>> {
  Service service();

  /** The commands and flow events of this service and everything of the shared table. */
  WireTypes wire();

  S initial();

  T table();

  /** Folds an event of the own service; others change nothing. Total: events are facts. */
  S evolve(S own, GameEvent event, Stamp stamp);

  /**
   * Answers a command.
   *
   * @param stamp of the commit this will be, with the seat that acts
   */
  Decision<S, T> decide(Position<S, T> position, Stamp stamp, Command command, Dice dice);

  /** Goes on where this service is the debtor. Refusing one's debt is a bug, not an answer. */
  Decision<S, T> owes(Position<S, T> position, Stamp stamp, Dice dice);

  /** What this seat may do now by commands of this service. */
  List<Option> options(Position<S, T> position, Seat seat);

  /**
   * What silence at a deadline means for this seat: the command given for it; empty if not awaited
   * here.
   */
  Optional<Command> silence(Position<S, T> position, Seat seat);
}
