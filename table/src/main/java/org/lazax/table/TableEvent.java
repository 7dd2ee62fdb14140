package org.lazax.table;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/**
 * A change of the table. Any service may commit it if its guard passes. The event has its own fold
 * and guard.
 */
public interface TableEvent extends GameEvent {

  /** The table after the event. Never fails: a fact is not judged again. */
  Table fold(Table table);

  /** Why the event is refused on this table; empty if it is not. */
  default Optional<Refusal> guard(Table table) {
    return Optional.empty();
  }
}
