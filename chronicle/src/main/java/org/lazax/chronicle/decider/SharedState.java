package org.lazax.chronicle.decider;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.kernel.Kernel;

/** The state that all services fold alike: the table. Immutable. */
public interface SharedState<T extends SharedState<T>> {

  Kernel kernel();

  /** Folds any event. Events of an unknown type change nothing. */
  T evolve(GameEvent event, Stamp stamp);

  /** Why this event is not allowed in this state; empty if it is allowed. */
  Optional<Refusal> guard(GameEvent event);

  /** How long an awaited player may take before a default answer is given; empty for no limit. */
  Optional<Duration> answerTimeout();

  /** The game's entry in a list of games. */
  default Summary summary() {
    return Summary.NONE;
  }

  /**
   * The next events that follow from this state by the rules without a decision of a player, such
   * as control, supply, limits and victory; empty if nothing is left to settle.
   */
  List<GameEvent> settle();

  /**
   * The same, but checks only what may have changed since an earlier state.
   *
   * @param settled an earlier state of the same game with nothing left to settle
   */
  default List<GameEvent> settle(T settled) {
    return settle();
  }

  /**
   * The inert components that a view or an option names, by their public names. An inert component
   * has no effect yet.
   *
   * @param shown a view, an option or a list of them, before it is written as JSON
   */
  default List<String> inert(Object shown) {
    return List.of();
  }

  /**
   * Adds to a state that was read from a snapshot what a snapshot does not hold.
   *
   * @param written the state as it was read
   */
  default T restored(T written) {
    return written;
  }
}
