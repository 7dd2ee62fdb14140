package org.lazax.components.agenda;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.council.LawTaken;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** The victory point that comes with a law, and goes if another player gets it. */
final class LawPoint {
  private LawPoint() {}

  static TableEvent gained(ComponentRef law, Seat seat) {
    return new VictoryPointsGained(seat, 1, law.toString());
  }

  /** The player loses the point; nothing if it has none. */
  static List<TableEvent> lost(Table table, ComponentRef law, Seat seat) {
    return table.player(seat).victoryPoints() > 0
        ? List.of(new VictoryPointsGained(seat, -1, law.toString()))
        : List.of();
  }

  /** A player takes the law from its owner, and the point with it. */
  static List<TableEvent> taken(Table table, ComponentRef law, Seat owner, Seat by) {
    List<TableEvent> events = new ArrayList<>();
    events.add(new LawTaken(new AgendaId(law.name()), by));
    events.addAll(lost(table, law, owner));
    events.add(gained(law, by));
    return events;
  }
}
