package org.lazax.chronicle.decider;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.kernel.Kernel;

/** The state that all services fold alike. Immutable. */
public interface SharedState<T extends SharedState<T>> {

  Kernel kernel();

  /** Folds any event; those it does not know change nothing. */
  T evolve(GameEvent event, Stamp stamp);

  /** Why this event may not happen on the table as it stands; empty when it may. */
  Optional<Refusal> guard(GameEvent event);

  /** How long a player may think before silence is a default; empty where time does not press. */
  Optional<Duration> patience();

  /** How it stands in a list of games. */
  default Summary summary() {
    return Summary.NONE;
  }

  /**
   * The next consequences that the rules draw from this state without asking anybody, such as
   * control, supply, limits, victory; empty when nothing is left to settle.
   */
  List<GameEvent> settle();

  /**
   * The same, looking only at what may have become due since a state where nothing was.
   *
   * @param settled an earlier state of the same game with nothing left to settle
   */
  default List<GameEvent> settle(T settled) {
    return settle();
  }

  /**
   * Of what a view or an option names, that which has no effect yet, by the names that clients
   * know.
   *
   * @param shown a view, an option or a list of them, before it is written
   */
  default List<String> inert(Object shown) {
    return List.of();
  }

  /**
   * A state read from a snapshot, with what is not written in it.
   *
   * @param written what the snapshot holds
   */
  default T restored(T written) {
    return written;
  }
}
