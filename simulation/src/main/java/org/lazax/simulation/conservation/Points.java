package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.council.CustodiansTaken;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.setup.PositionGiven;
import org.lazax.table.event.setup.PositionLaid;

/** Victory points are what was gained, and objectives and the custodians give what they promise. */
final class Points {
  private final Map<Seat, Integer> gained = new TreeMap<>();
  private final Map<Seat, Integer> promised = new TreeMap<>();

  /** What cards gave that promise points under conditions of their own. */
  private final Map<Seat, Integer> otherwise = new TreeMap<>();

  /** What those have from the start who begin in a position that somebody made up. */
  private final Map<Seat, Integer> given = new TreeMap<>();

  void count(Table table, List<GameEvent> events) {
    for (GameEvent event : events) {
      switch (event) {
        case VictoryPointsGained e -> {
          gained.merge(e.seat(), e.points(), Integer::sum);
          if (e.source().startsWith("strategy_card/") || e.source().startsWith("agenda/")) {
            otherwise.merge(e.seat(), e.points(), Integer::sum);
          }
        }
        case ObjectiveScored e ->
            promised.merge(e.seat(), worth(table, e.objective()), Integer::sum);
        case CustodiansTaken e -> promised.merge(e.seat(), 1, Integer::sum);
        case PositionGiven e ->
            e.position().sheets().forEach((seat, sheet) -> given.put(seat, sheet.victoryPoints()));
        case PositionLaid _ ->
            given.forEach((seat, points) -> {
              gained.merge(seat, points, Integer::sum);
              otherwise.merge(seat, points, Integer::sum);
            });
        default -> {}
      }
    }
  }

  List<String> broken(Table table) {
    List<String> broken = new ArrayList<>();
    for (Player player : table.players().values()) {
      int sum = gained.getOrDefault(player.seat(), 0);
      int sources =
          promised.getOrDefault(player.seat(), 0) + otherwise.getOrDefault(player.seat(), 0);
      int capped = Math.clamp(sum, 0, table.settings().victoryTarget());
      if (player.victoryPoints() != capped || sum != sources) {
        broken.add(
            "%s has %d points, gained %d, earned %d"
                .formatted(player.seat(), player.victoryPoints(), sum, sources));
      }
    }
    return broken;
  }

  private static int worth(Table table, ObjectiveId objective) {
    var secret = table.catalog().secretObjectives().get(objective);
    return secret != null ? secret.points() : table.catalog().publicObjective(objective).points();
  }
}
