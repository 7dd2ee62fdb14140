package org.lazax.tournament.adapter;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.standing.Line;
import org.lazax.tournament.standing.Row;
import org.lazax.tournament.standing.Shares;
import org.lazax.tournament.standing.Standings;
import org.lazax.tournament.standing.Summand;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/**
 * The standings of a stage.
 *
 * @param because what gave the entrant that was asked for its values, table by table
 */
record StandingsView(StageId stage, List<Rank> rows, Optional<List<Summand>> because) {

  /**
   * A row.
   *
   * @param above why it is ahead of the next; empty in the last row and if nothing separates them
   */
  record Rank(int rank, EntrantId entrant, Values values, Optional<Row.Above> above) {}

  /** What an entrant has achieved. Fractions are exact, such as {@code 17/7}. */
  record Values(
      int games,
      int wins,
      String share,
      String points,
      String opponents,
      Optional<Instant> firstWin,
      int lot) {
    private static Values of(Line line) {
      return new Values(
          line.games(),
          line.wins(),
          Shares.text(line.share()),
          Shares.text(line.points()),
          Shares.text(line.opponents()),
          line.firstWin(),
          line.lot());
    }
  }

  static StandingsView of(Tournament tournament, StagePlay play, Optional<EntrantId> explained) {
    Standings standings = tournament.standings(play);
    List<Rank> rows =
        standings.rows().stream()
            .map(row ->
                new Rank(row.rank(), row.line().entrant(), Values.of(row.line()), row.above()))
            .toList();
    return new StandingsView(play.stage().id(), rows, explained.map(standings::because));
  }
}
