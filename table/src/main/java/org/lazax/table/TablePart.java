package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.ComponentState;

/**
 * State that an expansion or a component adds to the table, such as a counter on a card, or units
 * and tokens that lie nowhere else. A part is an immutable record with a {@code @WireType}. Only
 * table events change it; they have guards and an audience. If rules need to know something of any
 * part, the part implements an interface for that ({@link TableParts#answering}).
 */
public interface TablePart extends ComponentState {
  /** Whether the part is empty. Then it is not written. */
  @JsonIgnore
  boolean isEmpty();

  /**
   * What remains of the part when a player is eliminated. Everything on that player's sheet and in
   * its play area goes. What lies on the sheets of others stays, whoever owns it. Rule:
   * elimination.10.
   */
  TablePart without(Seat out);

  /** What everybody may see of the part. The view of the game shows it. */
  Object shown();

  /**
   * What this player alone may see of the part, beside what everybody sees; empty if there is
   * nothing. The player's own frames show it with the hand.
   */
  default Optional<Object> shownTo(Seat viewer) {
    return Optional.empty();
  }

  /**
   * What is inconsistent in the part on this table; empty if nothing is. It does not assume that
   * guards were asked.
   */
  List<String> inconsistencies(Table table);
}
