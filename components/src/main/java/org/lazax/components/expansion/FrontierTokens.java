package org.lazax.components.expansion;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/** Places a frontier token in each system without planets. Rule: frontier_tokens.1. */
final class FrontierTokens {
  private FrontierTokens() {}

  /** Returns no event if there are no exploration cards, or if all systems have planets. */
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
