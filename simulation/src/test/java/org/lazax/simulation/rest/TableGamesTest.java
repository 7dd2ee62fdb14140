package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.rest.RestGame.Account;

/**
 * The games of a round on the running platform: created whole, and aborted as long as they have not
 * begun.
 */
@OnPlatform
final class TableGamesTest {
  private static final int SEATS = 3;

  private static final Map<String, Object> STAGE =
      Map.of(
          "id",
          "all",
          "format",
          "ROUNDS",
          "rounds",
          1,
          "tables",
          Map.of("most", SEATS, "least", SEATS),
          "conditions",
          Map.of("game", Map.of("factionsDealt", 1)));

  /** Each table has one id of a game, so that no game can be there twice. */
  @Test
  void aRoundHasAllItsGamesAlthoughProcessesAreKilledWhileTheyAreCreated(
      @FourServices LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = published(platform, organiser, "Killed", 36, new ArrayList<>());

    platform.kill("gateway", "tournament-service", "game-service");

    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> tables(organiser, cup).findValues("game").size() == 12);
    for (JsonNode table : tables(organiser, cup)) {
      JsonNode game = organiser.client().get("/games/" + table.path("game").asText()).accepted();
      assertThat(game.path("seq").asInt()).as(game.toString()).isOne();
    }
  }

  @Test
  void tablesWhoseGamesHaveNotBegunAreAborted(@FourServices LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    List<Account> players = new ArrayList<>();
    String cup = published(platform, organiser, "Aborted", 6, players);
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> tables(organiser, cup).findValues("game").size() == 2);
    String begun = "/games/" + tables(organiser, cup).path(0).path("game").asText();
    for (Account player : players.subList(0, 3)) {
      player.client().post(begun + "/seats", "seat", Map.of()).accepted();
    }
    await()
        .atMost(Duration.ofMinutes(1))
        .until(
            () -> organiser.client().get(begun).body().path("status").asText().equals("RUNNING"));

    String aborted = tables(organiser, cup).path(1).path("game").asText();
    assertThat(lobby(platform)).contains(aborted);

    assertThat(delete(players.getFirst(), cup, "No right").status()).isEqualTo(403);
    assertThat(delete(organiser, cup, "").status()).isEqualTo(400);
    assertThat(delete(organiser, cup, "The wrong map").status()).isEqualTo(200);

    assertThat(tables(organiser, cup).findValuesAsText("status"))
        .containsExactly("OPEN", "ANNULLED");
    await().atMost(Duration.ofMinutes(1)).until(() -> !lobby(platform).contains(aborted));
    assertThat(platform.anonymous().get(cup + "/standings/all").body().path("rows")).isEmpty();
    assertThat(organiser.client().get(cup + "/standings/all").body().path("rows")).hasSize(6);
    assertThat(platform.anonymous().get(cup + "/certificate").status()).isEqualTo(409);
  }

  /** A tournament whose one round was published: the first three sit at its first table. */
  private static String published(
      LivePlatform platform, Account organiser, String name, int entrants, List<Account> players) {
    Map<String, Object> body =
        Map.of("name", name, "most", entrants, "visibility", "END", "stages", List.of(STAGE));
    String cup =
        "/tournaments/"
            + organiser.client().post("/tournaments", name, body).accepted().path("id").asText();
    List<String> ids = new ArrayList<>();
    for (int number = 1; number <= entrants; number++) {
      players.add(Account.open(platform.anonymous(), "Player " + number));
      ids.add("e" + number);
    }
    gives(
        organiser,
        cup,
        Map.of(
            "type", "tournament.register", "accounts", players.stream().map(Account::id).toList()));
    gives(organiser, cup, Map.of("type", "tournament.check-in", "entrants", ids));
    gives(organiser, cup, Map.of("type", "tournament.begin-stage"));
    List<List<String>> pods = new ArrayList<>();
    for (int at = 0; at < entrants; at += SEATS) {
      pods.add(ids.subList(at, at + SEATS));
    }
    gives(
        organiser,
        cup,
        Map.of(
            "type",
            "tournament.propose-pairing",
            "pairing",
            Map.of("pods", pods, "byes", List.of())));
    gives(
        organiser,
        cup,
        Map.of("type", "tournament.publish-round", "round", "all/r1", "proposal", 1));
    return cup;
  }

  private static void gives(Account account, String cup, Map<String, Object> command) {
    account
        .client()
        .post(cup + "/commands", String.valueOf(command.get("type")), command)
        .accepted();
  }

  /** The ids of all games that wait for players. */
  private static List<String> lobby(LivePlatform platform) {
    List<String> ids = new ArrayList<>();
    Optional<String> after = Optional.of("");
    while (after.isPresent()) {
      String cursor = after.get().isEmpty() ? "" : "&after=" + after.get();
      JsonNode page = platform.anonymous().get("/games?status=LOBBY&limit=100" + cursor).accepted();
      ids.addAll(page.path("games").findValuesAsText("id"));
      after = Optional.ofNullable(page.get("next")).map(JsonNode::asText);
    }
    return ids;
  }

  private static JsonNode tables(Account reader, String cup) {
    return reader.client().get(cup + "/rounds/all/r1").body().path("tables");
  }

  private static Client.Answer delete(Account account, String cup, String reason) {
    Client client = account.client();
    return client.answer(
        client.sendWithRetries(
            client
                .request(
                    cup
                        + "/rounds/all/r1/publication?reason="
                        + URLEncoder.encode(reason, StandardCharsets.UTF_8))
                .header("Idempotency-Key", "abort-" + reason.length())
                .DELETE()));
  }
}
