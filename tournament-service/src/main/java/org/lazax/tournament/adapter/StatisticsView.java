package org.lazax.tournament.adapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.numbers.fraction.BigFraction;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.standing.Shares;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.StagePlay;

/**
 * What the seats and factions of a stage have achieved at its tables that count.
 *
 * @param rows by seat, then by faction, as far as the conditions of the stage say who plays what
 */
record StatisticsView(StageId stage, List<Row> rows) {
  /** What rows are about. */
  enum By {
    SEAT,
    FACTION
  }

  /**
   * A seat or faction.
   *
   * @param of its id
   * @param points victory points on average, an exact fraction
   */
  record Row(By by, String of, int games, int wins, String points) {}

  private record Sum(int games, int wins, int points) {
    private Sum plus(Sum other) {
      return new Sum(games + other.games, wins + other.wins, points + other.points);
    }
  }

  static StatisticsView of(StagePlay play) {
    Map<String, Sum> seats = new TreeMap<>();
    Map<String, Sum> factions = new TreeMap<>();
    for (Round round : play.rounds()) {
      round.played().forEach(table -> count(play, round, table, seats, factions));
    }
    List<Row> rows = new ArrayList<>();
    seats.forEach((seat, sum) -> rows.add(row(By.SEAT, seat, sum)));
    factions.forEach((faction, sum) -> rows.add(row(By.FACTION, faction, sum)));
    return new StatisticsView(play.stage().id(), rows);
  }

  private static void count(
      StagePlay play,
      Round round,
      PlayedTable table,
      Map<String, Sum> seats,
      Map<String, Sum> factions) {
    for (int number = 1; number <= table.pod().entrants().size(); number++) {
      Seat seat = new Seat(number);
      int won = table.result().winner().equals(seat) ? 1 : 0;
      Sum sum = new Sum(1, won, table.result().points(seat));
      seats.merge(seat.toString(), sum, Sum::plus);
      faction(play, round, seat).ifPresent(faction -> factions.merge(faction, sum, Sum::plus));
    }
  }

  /** The faction that was drawn for a seat or named by the conditions; empty if players chose. */
  private static Optional<String> faction(StagePlay play, Round round, Seat seat) {
    return round.factions().isEmpty()
        ? play.stage()
            .conditions()
            .map(Conditions::game)
            .map(game -> game.path("factions").path(seat.toString()).asText())
            .filter(faction -> !faction.isEmpty())
        : Optional.of(round.factions().get(seat.number() - 1));
  }

  private static Row row(By by, String of, Sum sum) {
    BigFraction points = BigFraction.of(sum.points(), sum.games());
    return new Row(by, of, sum.games(), sum.wins(), Shares.text(points));
  }
}
