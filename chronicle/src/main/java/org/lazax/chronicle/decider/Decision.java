package org.lazax.chronicle.decider;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/** What a service makes of a command or of its debt: one commit's events, or a refusal. */
public sealed interface Decision<S, T extends SharedState<T>> {

  /**
   * All of these happen, in this order, or none.
   *
   * @param after the position that they lead to
   */
  record Accepted<S, T extends SharedState<T>>(List<GameEvent> events, Position<S, T> after)
      implements Decision<S, T> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** Nothing happens. */
  record Refused<S, T extends SharedState<T>>(Refusal refusal) implements Decision<S, T> {}
}
