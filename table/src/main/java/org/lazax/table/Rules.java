package org.lazax.table;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/**
 * What a table asks of the rules that its game is played by. The table carries them and knows none
 * itself: no component, no hook, no settling. One instance serves all games of the same choices.
 */
@JsonDeserialize(using = UnwrittenRules.class)
public interface Rules {
  /**
   * No rules: nothing is printed, nothing is forbidden beyond what an event sees itself, and
   * nothing settles.
   */
  Rules NONE = new Rules() {};

  /** The rules of a game in which this was chosen. */
  default Rules chosenBy(Settings settings) {
    return this;
  }

  /** What is printed for this game. */
  default Catalog catalog() {
    return Catalog.EMPTY;
  }

  /** Why this event may not happen, beyond what its own guard sees; empty when it may. */
  default Optional<Refusal> guard(Table table, TableEvent event) {
    return Optional.empty();
  }

  /** The table after an event, with what the rules note of it for later. */
  default Table noted(Table before, GameEvent event, Table after) {
    return after;
  }

  /** What the rules draw from a state of which nothing is known. */
  default List<GameEvent> settle(Table table) {
    return List.of();
  }

  /** What they draw from a state that came out of one where nothing was due. */
  default List<GameEvent> settle(Table table, Table settled) {
    return settle(table);
  }

  /** The components named by something that is shown which have no effect in games yet. */
  default List<String> inert(Object shown) {
    return List.of();
  }
}
