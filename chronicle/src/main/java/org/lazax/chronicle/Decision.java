package org.lazax.chronicle;

import java.util.List;

/** What a service makes of a command or of its debt: one commit's events, or a refusal. */
public sealed interface Decision {

  /** All of these happen, in this order, or none. */
  record Accepted(List<GameEvent> events) implements Decision {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** Nothing happens. */
  record Rejected(Refusal refusal) implements Decision {}
}
