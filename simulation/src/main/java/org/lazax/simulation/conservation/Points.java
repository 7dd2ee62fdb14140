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

/**
 * Victory points equal the points gained, and the points gained equal the values of their sources.
 */
final class Points {
  /** The kinds of cards that give points on their own conditions. */
  private static final List<String> CARDS =
      List.of("strategy_card/", "agenda/", "action_card/", "promissory_note/", "relic/");

  private final Map<Seat, Integer> gained = new TreeMap<>();
  private final Map<Seat, Integer> fromObjectives = new TreeMap<>();

  /** Points from cards that give points on their own conditions. */
  private final Map<Seat, Integer> fromCards = new TreeMap<>();

  /** The points with which players begin in a given position. */
  private final Map<Seat, Integer> initial = new TreeMap<>();

  void count(Table table, List<GameEvent> events) {
    for (GameEvent event : events) {
      switch (event) {
        case VictoryPointsGained e -> {
          gained.merge(e.seat(), e.points(), Integer::sum);
          if (CARDS.stream().anyMatch(e.source()::startsWith)) {
            fromCards.merge(e.seat(), e.points(), Integer::sum);
          }
        }
        case ObjectiveScored e ->
            fromObjectives.merge(e.seat(), worth(table, e.objective()), Integer::sum);
        case CustodiansTaken e -> fromObjectives.merge(e.seat(), 1, Integer::sum);
        case PositionGiven e ->
            e.position()
                .sheets()
                .forEach((seat, sheet) -> initial.put(seat, sheet.victoryPoints()));
        case PositionLaid _ ->
            initial.forEach((seat, points) -> {
              gained.merge(seat, points, Integer::sum);
              fromCards.merge(seat, points, Integer::sum);
            });
        default -> {}
      }
    }
  }

  List<String> violations(Table table) {
    List<String> violations = new ArrayList<>();
    for (Player player : table.players().values()) {
      int sum = gained.getOrDefault(player.seat(), 0);
      int sources =
          fromObjectives.getOrDefault(player.seat(), 0) + fromCards.getOrDefault(player.seat(), 0);
      int capped = Math.clamp(sum, 0, table.settings().victoryTarget());
      if (player.victoryPoints() != capped || sum != sources) {
        violations.add(
            "%s has %d points, gained %d, earned %d"
                .formatted(player.seat(), player.victoryPoints(), sum, sources));
      }
    }
    return violations;
  }

  private static int worth(Table table, ObjectiveId objective) {
    var secret = table.catalog().secretObjectives().get(objective);
    return secret != null ? secret.points() : table.catalog().publicObjective(objective).points();
  }
}
