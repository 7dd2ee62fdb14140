package org.lazax.tournament.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.adapter.StatisticsView.By;
import org.lazax.tournament.adapter.StatisticsView.Row;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.result.Place;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.TableDecision;
import org.lazax.tournament.state.TableEnd;

/** Statistics of a stage with two rounds of two tables of three. */
final class StatisticsViewTest {
  private static final StageId STAGE = new StageId("prelims");
  private static final Pairing PAIRING =
      new Pairing(List.of(pod(1, 2, 3), pod(4, 5, 6)), List.of());

  @Test
  void seatsAreCountedAtAllTablesThatCount() {
    List<Row> rows =
        of(
                new Conditions(game(), List.of()),
                round(1, List.of(), Map.of(1, won(1, 10, 4, 4), 2, won(3, 2, 3, 10))),
                round(2, List.of(), Map.of(1, annulled(won(1, 10, 0, 0)), 2, won(1, 10, 5, 1))))
            .rows();

    assertThat(rows)
        .containsExactly(
            new Row(By.SEAT, "p1", 3, 2, "22/3"),
            new Row(By.SEAT, "p2", 3, 0, "4"),
            new Row(By.SEAT, "p3", 3, 1, "5"));
  }

  @Test
  void factionsAreThoseThatWereDrawnForTheRound() {
    List<Row> rows =
        of(
                new Conditions(game(), List.of("sol", "hacan", "winnu")),
                round(1, List.of("sol", "hacan", "winnu"), Map.of(1, won(1, 10, 4, 5))),
                round(2, List.of("winnu", "sol", "hacan"), Map.of(1, won(1, 10, 6, 7))))
            .rows();

    assertThat(rows)
        .filteredOn(row -> row.by() == By.FACTION)
        .containsExactly(
            new Row(By.FACTION, "hacan", 2, 0, "11/2"),
            new Row(By.FACTION, "sol", 2, 1, "8"),
            new Row(By.FACTION, "winnu", 2, 1, "15/2"));
  }

  @Test
  void factionsAreThoseOfTheConditionsIfNoneWereDrawn() {
    ObjectNode game = game();
    game.putObject("factions").put("p1", "sol").put("p2", "hacan");

    assertThat(
            of(new Conditions(game, List.of()), round(1, List.of(), Map.of(1, won(2, 1, 10, 2))))
                .rows())
        .filteredOn(row -> row.by() == By.FACTION)
        .containsExactly(
            new Row(By.FACTION, "hacan", 1, 1, "10"), new Row(By.FACTION, "sol", 1, 0, "1"));
  }

  private static StatisticsView of(Conditions conditions, Round... rounds) {
    Stage stage =
        new Stage(
            STAGE,
            Format.ROUNDS,
            Optional.of(rounds.length),
            new TableSizes(3, 3),
            Optional.empty(),
            Optional.of(conditions));
    List<EntrantId> players = IntStream.rangeClosed(1, 6).mapToObj(EntrantId::new).toList();
    return StatisticsView.of(new StagePlay(stage, players, List.of(rounds), false, List.of()));
  }

  private static ObjectNode game() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static Round round(int number, List<String> factions, Map<Integer, TableEnd> ends) {
    return new Round(new RoundId(STAGE, number), PAIRING, factions, ends);
  }

  private static Pod pod(int... entrants) {
    return new Pod(IntStream.of(entrants).mapToObj(EntrantId::new).toList());
  }

  private static TableEnd won(int winner, int... points) {
    List<Place> places =
        IntStream.range(0, points.length)
            .mapToObj(at -> new Place(new Seat(at + 1), points[at], at + 1))
            .toList();
    return new TableEnd(
        Optional.of(
            new TableResult(new Seat(winner), places, Instant.parse("2026-01-02T00:00:00Z"))),
        List.of());
  }

  private static TableEnd annulled(TableEnd end) {
    return new TableEnd(
        end.played(),
        List.of(
            new TableDecision(OfficialId.CREATOR, Optional.empty(), new Digest("0".repeat(64)))));
  }
}
