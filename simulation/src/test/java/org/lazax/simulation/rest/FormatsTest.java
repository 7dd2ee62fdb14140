package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.rest.RestGame.Account;
import org.lazax.simulation.rules.Services;

/**
 * An open stage, whose entrants seek tables until they have won, and an elimination of heats and a
 * final, played by bots through the public API. The first of a table wins its game.
 */
@OnPlatform
final class FormatsTest {
  private static final CupPlan PLAN = new CupPlan("Formats", 7, 1, false, 3, 11);

  @Test
  void entrantsSeekTablesUntilTheyHaveWonAndWinnersPlayHeatsAndAFinal(LivePlatform platform) {
    OrganisedTournament cup = OrganisedTournament.create(platform.anonymous(), tournament());
    List<Account> entrants = cup.enter("Player", PLAN.entrants(), PLAN.atOnce());

    cup.give("begin-stage", Map.of());
    seek(cup, entrants, 1, 3, 4);
    assertThat(problem(cup.give(entrants.get(2).client(), "seek-table", Map.of())))
        .isEqualTo("cannot-seek");
    seek(cup, entrants, 2, 5, 6);
    play(platform, cup, entrants, "open/r1", "open/r2");
    assertThat(problem(cup.give(entrants.get(0).client(), "seek-table", Map.of())))
        .isEqualTo("cannot-seek");
    seek(cup, entrants, 3, 5, 7);
    play(platform, cup, entrants, "open/r3");
    cup.give("end-stage", Map.of());

    assertThat(wins(platform, cup, "open")).containsExactly(1, 1, 1, 0, 0, 0, 0);
    List<String> qualified = rows(platform, cup, "open").subList(0, 6);
    assertThat(qualified.subList(0, 3)).containsExactlyInAnyOrder("e1", "e2", "e3");

    cup.give("begin-stage", Map.of());
    cup.publish("knockout/r1", cup.draw());
    JsonNode heats = cup.tables(platform.anonymous(), "knockout/r1");
    assertThat(heats.findValues("players").stream().flatMap(FormatsTest::texts))
        .containsExactlyInAnyOrderElementsOf(qualified);
    play(platform, cup, entrants, "knockout/r1");
    cup.publish("knockout/r2", cup.draw());
    JsonNode last = cup.tables(platform.anonymous(), "knockout/r2");
    assertThat(last).hasSize(1);
    List<String> finalists = texts(last.path(0).path("players")).toList();
    assertThat(finalists)
        .contains(heats.path(0).at("/players/0").asText(), heats.path(1).at("/players/0").asText());
    play(platform, cup, entrants, "knockout/r2");
    assertThat(problem(cup.give(cup.organiser(), "draw-pairing", Map.of())))
        .isEqualTo("no-more-rounds");
    cup.give("end-stage", Map.of());
    cup.give("finish", Map.of());

    assertThat(platform.anonymous().get(cup.address()).body().path("champion").asText())
        .isEqualTo(finalists.getFirst());
  }

  private static Map<String, Object> tournament() {
    return Map.of(
        "name",
        PLAN.name(),
        "most",
        PLAN.entrants(),
        "stages",
        List.of(
            stage("open", "OPEN", Map.of("cut", Map.of("count", 6, "winnersFirst", true))),
            stage("knockout", "ELIMINATION", Map.of())));
  }

  private static Map<String, Object> stage(String id, String format, Map<String, Object> more) {
    Map<String, Object> stage = new HashMap<>(more);
    stage.put("id", id);
    stage.put("format", format);
    stage.put("tables", Map.of("most", 3, "least", 3));
    stage.put("conditions", Map.of("game", LastRound.CHOICES));
    return stage;
  }

  /** These entrants seek a table with their own accounts, one after the other. */
  private static void seek(OrganisedTournament cup, List<Account> entrants, int... seekers) {
    for (int seeker : seekers) {
      cup.give(entrants.get(seeker - 1).client(), "seek-table", Map.of()).accepted();
    }
  }

  /** Plays the games of these rounds at the same time. */
  private static void play(
      LivePlatform platform, OrganisedTournament cup, List<Account> entrants, String... rounds) {
    AtOnce.all(
        PLAN.atOnce(),
        rounds.length,
        at ->
            new CupTables(platform.anonymous(), Services.wire(), PLAN, entrants, () -> {})
                .play(cup.address() + "/rounds/" + rounds[at])
                .toList());
  }

  private static List<Integer> wins(LivePlatform platform, OrganisedTournament cup, String stage) {
    return platform
        .anonymous()
        .get(cup.address() + "/standings/" + stage)
        .accepted()
        .path("rows")
        .findValues("wins")
        .stream()
        .map(JsonNode::asInt)
        .toList();
  }

  private static List<String> rows(LivePlatform platform, OrganisedTournament cup, String stage) {
    JsonNode standings = platform.anonymous().get(cup.address() + "/standings/" + stage).accepted();
    return StreamSupport.stream(standings.path("rows").spliterator(), false)
        .map(row -> row.path("entrant").asText())
        .toList();
  }

  private static Stream<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText);
  }

  private static String problem(Client.Answer answer) {
    String type = answer.body().path("type").asText();
    return type.substring(type.lastIndexOf('/') + 1);
  }
}
