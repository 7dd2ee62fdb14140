package org.lazax.components.expansion;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/** Each system without planets gets a frontier token. Rule: frontier_tokens.1. */
final class FrontierTokens {
  private FrontierTokens() {}

  /** None where there is nothing to find, nor where each system has a planet. */
  static List<GameEvent> laid(Table table) {
    List<SystemId> empty =
        table.galaxy().systems().stream()
            .filter(system -> table.galaxy().planets(system).isEmpty())
            .toList();
    return empty.isEmpty() || table.catalog().explorationCards().isEmpty()
        ? List.of()
        : List.of(new MarkersPlaced(Marker.FRONTIER, empty));
  }
}
