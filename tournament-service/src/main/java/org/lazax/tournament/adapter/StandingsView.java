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
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/**
 * The standings of a stage.
 *
 * @param visibility from when they are shown to those who are no officials
 * @param rows empty as long as they are not shown
 * @param because what gave the entrant that was asked for its values, table by table
 */
record StandingsView(
    StageId stage, Visibility visibility, List<Rank> rows, Optional<List<Summand>> because) {

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

  /**
   * The standings.
   *
   * @param official whether an official asks
   */
  static StandingsView of(
      Tournament tournament, StagePlay play, Optional<EntrantId> explained, boolean official) {
    Visibility visibility = tournament.settings().orElseThrow().visibility();
    return tournament
        .standings(play, official)
        .map(standings -> of(play.stage().id(), visibility, standings, explained))
        .orElseGet(
            () -> new StandingsView(play.stage().id(), visibility, List.of(), Optional.empty()));
  }

  private static StandingsView of(
      StageId stage, Visibility visibility, Standings standings, Optional<EntrantId> explained) {
    List<Rank> rows =
        standings.rows().stream()
            .map(row ->
                new Rank(row.rank(), row.line().entrant(), Values.of(row.line()), row.above()))
            .toList();
    return new StandingsView(stage, visibility, rows, explained.map(standings::because));
  }
}
