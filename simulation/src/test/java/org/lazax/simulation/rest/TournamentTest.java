package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;

/** Tournaments on the running platform: who may do what, and a cup to its champion. */
@OnPlatform
final class TournamentTest {
  private static final Map<String, Object> FINAL = Map.of("id", "final", "format", "ELIMINATION");

  @Test
  void aCupIsPlayedToItsChampionAlthoughItsServiceIsKilled(@FourServices LivePlatform platform) {
    Person organiser = account(platform, "Organiser");
    String cup = created(organiser, "cup", true);
    List<Person> players = new ArrayList<>();
    for (int number = 1; number <= 12; number++) {
      Person player = account(platform, "Player " + number);
      ok(player.gives(cup, "register", Map.of()));
      ok(player.gives(cup, "check-in", Map.of()));
      players.add(player);
    }
    ok(organiser.gives(cup, "begin-stage", Map.of()));

    ok(organiser.gives(cup, "propose-pairing", Map.of("pairing", pairing(12, 1))));
    assertThat(text(platform.anonymous(), cup)).doesNotContain("\"pods\"");
    assertThat(text(organiser.client(), cup)).contains("\"pods\"");
    assertThat(organiser.client().get(cup + "/proposal").body().path("number").asInt()).isOne();
    assertThat(players.getFirst().client().get(cup + "/proposal").status()).isEqualTo(403);
    platform.kill("tournament-service");
    ok(organiser.gives(cup, "publish-round", Map.of("round", "prelims/r1", "proposal", 1)));
    won(organiser, cup, "prelims/r1/t1", 6, "p2");
    won(organiser, cup, "prelims/r1/t2", 6, "p1");
    platform.kill("gateway");
    ok(organiser.gives(cup, "end-stage", Map.of()));

    JsonNode standings = platform.anonymous().get(cup + "/standings/prelims?explain=e2").body();
    assertThat(standings.path("rows")).hasSize(12);
    assertThat(standings.path("rows").path(0).path("values").path("wins").asInt()).isOne();
    assertThat(standings.path("because").toString()).contains("1 + 6·10/");
    ok(organiser.gives(cup, "begin-stage", Map.of()));
    ok(organiser.gives(cup, "draw-pairing", Map.of()));
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> organiser.client().get(cup + "/proposal").body().path("number").asInt() == 2);
    JsonNode proposal = organiser.client().get(cup + "/proposal").body();
    assertThat(proposal.path("cost").path("rematches").asInt()).isPositive();
    assertThat(proposal.path("because").path(0).asText()).endsWith(" rounds without rematches.");
    String third = proposal.path("pairing").path("pods").path(0).path(2).asText();
    ok(organiser.gives(cup, "publish-round", Map.of("round", "final/r1", "proposal", 2)));
    won(organiser, cup, "final/r1/t1", 6, "p3");
    ok(organiser.gives(cup, "end-stage", Map.of()));
    ok(organiser.gives(cup, "finish", Map.of()));

    JsonNode end = platform.anonymous().get(cup).body();
    assertThat(end.path("over").asBoolean()).isTrue();
    assertThat(end.path("champion").asText()).isEqualTo(third);
    Verification verified = Verification.of(platform.anonymous().download(cup + "/log"));
    assertThat(verified.defect()).isEmpty();
    assertThat(verified.commits()).isEqualTo(end.path("seq").asLong());
    assertThat(verified.dice()).isEqualTo(13);
    assertThat(platform.anonymous().get(cup + "/entrants?after=e2&limit=2").body().toString())
        .isEqualTo(
            "{\"entrants\":[{\"id\":\"e3\",\"status\":\"CHECKED_IN\",\"name\":\"Player 3\"},"
                + "{\"id\":\"e4\",\"status\":\"CHECKED_IN\",\"name\":\"Player 4\"}],"
                + "\"next\":\"e4\"}");
  }

  /** The platform creates the game, assigns its seats, starts it, and reads its result. */
  @Test
  void theGameOfATableIsPlayedAndItsResultCounts(@FourServices LivePlatform platform) {
    Person organiser = account(platform, "Organiser");
    Map<String, Object> stage =
        Map.of(
            "id",
            "final",
            "format",
            "ELIMINATION",
            "tables",
            Map.of("most", 3, "least", 3),
            "conditions",
            Map.of("game", LastRound.CHOICES));
    Client.Answer created =
        organiser
            .client()
            .post(
                "/tournaments",
                "played",
                Map.of("name", "Played", "most", 3, "stages", List.of(stage)));
    String cup = "/tournaments/" + created.body().path("id").asText();
    RestGame game = platform.newGame("Table", 83);
    List<RestGame.Account> players = new ArrayList<>();
    for (int number = 1; number <= 3; number++) {
      RestGame.Account player = game.account("Player " + number);
      ok(organiser.gives(cup, "register", Map.of("accounts", List.of(player.id()))));
      players.add(player);
    }
    ok(organiser.gives(cup, "check-in", Map.of("entrants", List.of("e1", "e2", "e3"))));
    ok(organiser.gives(cup, "begin-stage", Map.of()));
    ok(
        organiser.gives(
            cup, "propose-pairing", Map.of("pairing", pairing(List.of("e2", "e3", "e1")))));
    ok(organiser.gives(cup, "publish-round", Map.of("round", "final/r1", "proposal", 1)));

    String id = GameId.atTable(new GameId(cup.substring(13)), "final/r1/t1").value();
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> players.getFirst().client().get("/games/" + id).isOk());
    assertThat(
            problem(
                account(platform, "Stranger")
                    .client()
                    .post("/games/" + id + "/seats", "stranger", Map.of())))
        .isEqualTo("not-your-seat");
    assertThat(
            problem(
                players
                    .getFirst()
                    .client()
                    .post("/games/" + id + "/seats", "other", Map.of("seat", "p1"))))
        .isEqualTo("not-your-seat");
    platform.kill("gateway");
    FollowedGame played = game.joinTable(id, players, SimpleBot::new).play(_ -> {});

    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> table(organiser, cup).path("status").asText().equals("PLAYED"));
    JsonNode result = table(organiser, cup).path("result");
    Seat winner = played.table().ending().orElseThrow().winner();
    assertThat(result.path("winner").asText()).isEqualTo(winner.toString());
    assertThat(result.path("places"))
        .hasSize(3)
        .anySatisfy(place -> {
          assertThat(place.path("seat").asText()).isEqualTo(winner.toString());
          assertThat(place.path("points").asInt()).isGreaterThanOrEqualTo(10);
        });
    ok(organiser.gives(cup, "end-stage", Map.of()));
    ok(organiser.gives(cup, "finish", Map.of()));
    assertThat(organiser.client().get(cup).body().path("champion").asText())
        .isEqualTo(List.of("e2", "e3", "e1").get(winner.number() - 1));
  }

  private static String text(Client reader, String cup) {
    byte[] log = reader.download(cup + "/log");
    assertThat(Verification.of(log).defect()).isEmpty();
    return new String(log, StandardCharsets.UTF_8);
  }

  private static JsonNode table(Person reader, String cup) {
    return reader.client().get(cup + "/rounds/final/r1").body().path("tables").path(0);
  }

  @Test
  void aPrivateTournamentIsUnknownToStrangers(@FourServices LivePlatform platform) {
    Person organiser = account(platform, "Organiser");
    Person judge = account(platform, "Judge");
    Person stranger = account(platform, "Stranger");
    String cup = created(organiser, "private", false);

    for (String read : List.of("", "/entrants", "/standings/prelims", "/rounds/prelims/r1")) {
      assertThat(problem(stranger.client().get(cup + read))).isEqualTo("unknown-tournament");
    }
    assertThat(problem(stranger.gives(cup, "register", Map.of()))).isEqualTo("unknown-tournament");
    assertThat(ids(stranger)).doesNotContain(cup);

    ok(organiser.gives(cup, "appoint", Map.of("role", "JUDGE", "account", judge.id())));
    assertThat(judge.client().get(cup).body().path("you").path("officials").path(0).asText())
        .isEqualTo("j1");
    assertThat(problem(judge.gives(cup, "begin-stage", Map.of()))).isEqualTo("not-your-tournament");
    ok(organiser.gives(cup, "register", Map.of("accounts", List.of(stranger.id()))));
    assertThat(stranger.client().get(cup).body().path("you").path("entrant").asText())
        .isEqualTo("e1");
    await().atMost(Duration.ofMinutes(1)).until(() -> ids(organiser).contains(cup));
  }

  @Test
  void whatIsWrongIsRefusedWithItsKind(@FourServices LivePlatform platform) {
    Person organiser = account(platform, "Organiser");
    Person player = account(platform, "Player");
    String cup = created(organiser, "wrong", true);

    assertThat(problem(player.gives(cup, "check-in", Map.of()))).isEqualTo("not-your-tournament");
    ok(player.gives(cup, "register", Map.of()));
    assertThat(problem(player.gives(cup, "check-in", Map.of("entrants", List.of("e1")))))
        .isEqualTo("not-your-tournament");
    assertThat(problem(organiser.gives(cup, "begin-stage", Map.of("by", "o1"))))
        .isEqualTo("malformed-request");
    assertThat(problem(organiser.gives(cup, "record-result", Map.of())))
        .isEqualTo("unknown-command-type");
    assertThat(problem(organiser.gives(cup, "register", Map.of("accounts", List.of("nobody")))))
        .isEqualTo("unknown-account");
    assertThat(problem(organiser.gives(cup, "begin-stage", Map.of()))).isEqualTo("not-seatable");
    assertThat(problem(organiser.gives(cup, "dance", Map.of()))).isEqualTo("malformed-command");
    assertThat(problem(organiser.client().get(cup + "/standings/prelims")))
        .isEqualTo("unknown-resource");
    assertThat(problem(platform.anonymous().get("/games/" + cup.substring(13))))
        .isEqualTo("unknown-game");
    Map<String, Object> annulment = Map.of("table", "prelims/r1/t1", "reason", "a\0b");
    assertThat(problem(organiser.gives(cup, "annul-table", annulment)))
        .isEqualTo("malformed-request");
    // A tournament is the same when its creation is sent again.
    assertThat(created(organiser, "wrong", true)).isEqualTo(cup);
  }

  private static String created(Person organiser, String key, boolean listed) {
    Map<String, Object> prelims =
        Map.of(
            "id",
            "prelims",
            "format",
            "ROUNDS",
            "rounds",
            1,
            "cut",
            Map.of("count", 6, "winnersFirst", true));
    Client.Answer answer =
        organiser
            .client()
            .post(
                "/tournaments",
                key,
                Map.of(
                    "name",
                    "Cup " + key,
                    "listed",
                    listed,
                    "most",
                    12,
                    "stages",
                    List.of(prelims, FINAL)));
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(201);
    return "/tournaments/" + answer.body().path("id").asText();
  }

  private static Map<String, Object> pairing(int players, int first) {
    List<String> ids = new ArrayList<>();
    for (int number = first; number < first + players; number++) {
      ids.add("e" + number);
    }
    return pairing(ids);
  }

  private static Map<String, Object> pairing(List<String> ids) {
    List<List<String>> pods = new ArrayList<>();
    for (int at = 0; at < ids.size(); at += 6) {
      pods.add(ids.subList(at, Math.min(ids.size(), at + 6)));
    }
    return Map.of("pods", pods, "byes", List.of());
  }

  /** The organiser gives the table this result. */
  private static void won(Person organiser, String cup, String table, int seats, String winner) {
    List<Map<String, Object>> places = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      String name = "p" + seat;
      places.add(
          Map.of("seat", name, "points", name.equals(winner) ? 10 : 9 - seat, "initiative", seat));
    }
    Map<String, Object> result =
        Map.of("winner", winner, "places", places, "at", "2026-11-26T12:00:00Z");
    ok(
        organiser.gives(
            cup,
            "correct-result",
            Map.of("table", table, "result", result, "reason", "Played on a real table.")));
  }

  private static List<String> ids(Person person) {
    return person
        .client()
        .get("/tournaments?limit=100")
        .body()
        .path("tournaments")
        .findValuesAsText("id")
        .stream()
        .map(id -> "/tournaments/" + id)
        .toList();
  }

  private static void ok(Client.Answer answer) {
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
  }

  private static String problem(Client.Answer answer) {
    String type = answer.body().path("type").asText();
    return type.substring(type.lastIndexOf('/') + 1);
  }

  private static Person account(LivePlatform platform, String name) {
    Client anonymous = platform.anonymous();
    JsonNode opened = anonymous.post("/accounts", "account", Map.of("name", name)).body();
    return new Person(
        opened.path("id").asText(),
        anonymous.withToken(opened.path("token").path("secret").asText()));
  }

  /** An account that takes part. */
  private record Person(String id, Client client) {
    /** Gives a command of the tournament at this address. */
    Client.Answer gives(String cup, String type, Map<String, Object> more) {
      Map<String, Object> body = new HashMap<>(more);
      body.put("type", "tournament." + type);
      return client.post(cup + "/commands", UUID.randomUUID().toString(), body);
    }
  }
}
