package org.lazax.table;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;

/**
 * What a table asks of the rules of its game. The table carries the rules but depends on no
 * component, no hook and no settling. One instance serves all games with the same choices.
 */
@JsonDeserialize(using = UnwrittenRules.class)
public interface Rules {
  /**
   * No rules: the catalog is empty, only an event's own guard can refuse it, and nothing settles.
   */
  Rules NONE = new Rules() {};

  /** The rules of a game with these choices. */
  default Rules chosenBy(Settings settings) {
    return this;
  }

  /** The catalog of the game. */
  default Catalog catalog() {
    return Catalog.EMPTY;
  }

  /** Why a faction of the catalog cannot be played with these choices; empty if it can. */
  default Optional<Refusal> refused(FactionId faction) {
    return Optional.empty();
  }

  /** Why this event is refused, beyond its own guard; empty if it is not. */
  default Optional<Refusal> guard(Table table, TableEvent event) {
    return Optional.empty();
  }

  /** The table after an event, with what the rules remember about the event. */
  default Table noted(Table before, GameEvent event, Table after) {
    return after;
  }

  /** The events that settle a state of which nothing is known. */
  default List<GameEvent> settle(Table table) {
    return List.of();
  }

  /** The events that settle a state, given the state before in which everything was settled. */
  default List<GameEvent> settle(Table table, Table settled) {
    return settle(table);
  }

  /** The components in a view that have no effect in games yet. */
  default List<String> inert(Object shown) {
    return List.of();
  }
}
