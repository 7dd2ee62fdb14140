package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.lazax.chronicle.Seat;

/**
 * State that an expansion or a component adds to the table: a counter on a card, units or tokens
 * that lie nowhere else. A record with a {@code @WireType}, immutable. It changes by table events
 * alone, which bring their guards and their audience. What rules ask of any such part, whoever
 * brings it, is an interface of its own that the part implements ({@link TableParts#answering}).
 */
public interface TablePart {
  /** Whether nothing of it lies on the table. Then it is not written. */
  @JsonIgnore
  boolean isEmpty();

  /**
   * What remains of it when a player is out of the game. What lies on that player's sheet and in
   * its play area goes; what lies on the sheets of others stays, whoever owns it. Rule:
   * elimination.10.
   */
  TablePart without(Seat out);

  /** What everybody may see of it, as the view of the game shows it. */
  Object shown();

  /** What of it cannot be true on this table; empty if all can. It trusts no guard. */
  List<String> inconsistencies(Table table);
}
