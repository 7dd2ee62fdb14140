package org.lazax.chronicle.decider;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/**
 * The decision of a service about a command or its debt: the events of one commit, or a refusal.
 */
public sealed interface Decision<S, T extends SharedState<T>> {

  /**
   * The events of one commit, in order.
   *
   * @param after the position after these events
   */
  record Accepted<S, T extends SharedState<T>>(List<GameEvent> events, Position<S, T> after)
      implements Decision<S, T> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The command changes nothing. */
  record Refused<S, T extends SharedState<T>>(Refusal refusal) implements Decision<S, T> {}
}
