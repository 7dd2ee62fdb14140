package org.lazax.rules.council;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A law that changes something when it leaves play or its owner. */
public interface LeavingLaw {
  /** What happens right after the law has left play. */
  default List<TableEvent> leaving(Table table) {
    return List.of();
  }

  /** What happens when its owner loses the card, by which it leaves play or gets another owner. */
  default List<TableEvent> lostBy(Table table, Seat owner) {
    return List.of();
  }
}
