package org.lazax.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.Place;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.StageId;

final class StandingsTest {
  private static final List<TieBreak> USUAL = List.of(TieBreak.values());
  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  /** Calculated by hand: 10 + 9 + 6 + 6 + 6 + 5 = 42, so 1 + 60/42 = 17/7 and 54/42 = 9/7. */
  @Test
  void theShareIsOneForTheWinAndSixTimesThePartOfThePoints() {
    Standings standings = standings(USUAL, 6, table(1, 1, NOON, 10, 9, 6, 6, 6, 5));

    assertThat(standings.rows().getFirst().line().share()).isEqualTo(BigFraction.of(17, 7));
    assertThat(standings.rows().get(1).line().share()).isEqualTo(BigFraction.of(9, 7));
    assertThat(standings.because(e(1)))
        .contains(new Summand(TieBreak.SHARE, "1 + 6·10/42", id(1)))
        .contains(new Summand(TieBreak.WINS, "1", id(1)))
        .contains(new Summand(TieBreak.POINTS, "10", id(1)));
    assertThat(standings.because(e(2))).contains(new Summand(TieBreak.SHARE, "6·9/42", id(1)));
    assertThat(standings.rows().getFirst().above().orElseThrow().sentence())
        .isEqualTo("1 win is more than 0 wins.");
  }

  /** 1 + 6·10/40 = 5/2 and 1 + 6·10/42 = 17/7. */
  @Test
  void ofTwoWinnersTheOneWithTheGreaterShareIsAhead() {
    Standings standings =
        standings(
            USUAL, 12, table(1, 1, NOON, 10, 9, 6, 6, 6, 5), table(2, 7, NOON, 10, 9, 6, 6, 6, 3));

    assertThat(order(standings)).startsWith(e(7), e(1));
    assertThat(standings.rows().getFirst().above().orElseThrow())
        .isEqualTo(
            new Row.Above(
                e(1),
                TieBreak.SHARE,
                "Both have 1 win; an average share of 5/2 is more than 17/7."));
  }

  @Test
  void eachTieBreakDecidesOnlyWhatThoseBeforeLeaveOpen() {
    PlayedTable early = table(1, 1, NOON, 10, 8, 6);
    PlayedTable late = table(2, 4, NOON.plusSeconds(1), 10, 8, 6);
    Standings standings = standings(USUAL, 6, late, early);

    // The two winners, the two seconds and the two thirds have equal shares, points and opponents.
    assertThat(order(standings)).containsExactly(e(1), e(4), e(5), e(2), e(6), e(3));
    assertThat(decidedBy(standings))
        .containsExactly(
            TieBreak.EARLIEST_WIN, TieBreak.WINS, TieBreak.LOT, TieBreak.SHARE, TieBreak.LOT);
    assertThat(standings.rows().get(2).above().orElseThrow().sentence())
        .isEqualTo(
            "Both have 0 wins, an average share of 2, an average of 8 points, "
                + "opponents with an average share of 5/2, no win yet; the lot put e5 before e2.");
  }

  @Test
  void strongerOpponentsCount() {
    // e1 and e4 do the same, but e5, whom e4 has met, wins another table.
    Standings standings =
        standings(
            List.of(TieBreak.OPPONENTS),
            9,
            table(1, 1, NOON, 10, 5, 5),
            table(2, 4, NOON, 10, 5, 5),
            new PlayedTable(id(3), pod(5, 7, 8), result(1, NOON, 10, 5, 5)));

    assertThat(order(standings).indexOf(e(4))).isLessThan(order(standings).indexOf(e(1)));
  }

  @Test
  void thoseWhomNothingSeparatesShareARank() {
    Standings standings =
        standings(List.of(TieBreak.WINS, TieBreak.POINTS), 4, table(1, 1, NOON, 10, 8, 8));

    assertThat(standings.rows()).extracting(Row::rank).containsExactly(1, 2, 2, 4);
    assertThat(standings.rows().get(1).above()).isEmpty();
    assertThat(standings.rows().getLast().line())
        .isEqualTo(
            new Line(
                e(4),
                0,
                0,
                BigFraction.ZERO,
                BigFraction.ZERO,
                BigFraction.ZERO,
                Optional.empty(),
                1));
  }

  @Test
  void byesNeitherHelpNorHarm() {
    // e1 plays once, e4 twice with the same results.
    Standings standings =
        standings(
            List.of(TieBreak.SHARE, TieBreak.POINTS),
            6,
            table(1, 1, NOON, 10, 8, 6),
            table(2, 4, NOON, 10, 8, 6),
            table(3, 4, NOON, 10, 8, 6));

    assertThat(standings.rows().getFirst().rank()).isEqualTo(standings.rows().get(1).rank());
    assertThat(standings.rows().stream().limit(2).map(row -> row.line().games()))
        .containsExactly(1, 2);
  }

  @Test
  void aTableWithoutPointsGivesEverybodyTheSamePart() {
    Standings standings = standings(USUAL, 3, table(1, 1, NOON, 0, 0, 0));

    assertThat(standings.rows().getFirst().line().share()).isEqualTo(BigFraction.of(3));
    assertThat(standings.rows().getLast().line().share()).isEqualTo(BigFraction.of(2));
  }

  @Test
  void winnersAreBeforeTheCutIfTheTournamentSaysSo() {
    PlayedTable even = table(1, 1, NOON, 4, 4, 4);
    PlayedTable close = table(2, 4, NOON, 10, 9, 0);
    Standings standings = standings(List.of(TieBreak.POINTS, TieBreak.LOT), 6, even, close);

    assertThat(standings.before(new Cut(2, false), _ -> true)).containsExactly(e(4), e(5));
    assertThat(standings.before(new Cut(3, true), _ -> true)).containsExactly(e(4), e(1), e(5));
  }

  private static Standings standings(List<TieBreak> by, int entrants, PlayedTable... tables) {
    List<EntrantId> all = IntStream.rangeClosed(1, entrants).mapToObj(EntrantId::new).toList();
    return Standings.of(all, List.of(tables), by, all.reversed());
  }

  private static List<EntrantId> order(Standings standings) {
    return standings.rows().stream().map(row -> row.line().entrant()).toList();
  }

  private static List<TieBreak> decidedBy(Standings standings) {
    return standings.rows().stream()
        .flatMap(row -> row.above().stream())
        .map(Row.Above::decidedBy)
        .toList();
  }

  /** A table of entrants with consecutive numbers, won by the first of them. */
  private static PlayedTable table(int number, int first, Instant at, int... points) {
    int[] entrants = IntStream.range(first, first + points.length).toArray();
    return new PlayedTable(id(number), pod(entrants), result(1, at, points));
  }

  private static Pod pod(int... entrants) {
    return new Pod(IntStream.of(entrants).mapToObj(EntrantId::new).toList());
  }

  private static TableResult result(int winner, Instant at, int... points) {
    List<Place> places = new ArrayList<>();
    for (int seat = 1; seat <= points.length; seat++) {
      places.add(new Place(new Seat(seat), points[seat - 1], seat));
    }
    return new TableResult(new Seat(winner), places, at);
  }

  private static TableId id(int number) {
    return new TableId(new RoundId(new StageId("prelims"), 1), number);
  }

  private static EntrantId e(int number) {
    return new EntrantId(number);
  }
}
