package org.lazax.table;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/**
 * Something on the table changes. Any service may commit it where its guard passes; the event knows
 * how it is folded and what forbids it.
 */
public interface TableEvent extends GameEvent {

  /** The table after it. Total: facts are not judged. */
  Table fold(Table table);

  /** Why it may not happen on this table; empty when it may. */
  default Optional<Refusal> guard(Table table) {
    return Optional.empty();
  }
}
