package org.lazax.simulation.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.rest.RestGame.Account;

/** What goes into a tournament and comes out of it as CSV. */
@OnPlatform
final class TournamentFilesTest {
  private static final String CSV = "text/csv";
  private static final Map<String, Object> STAGE =
      Map.of("id", "all", "format", "ROUNDS", "rounds", 1, "tables", Map.of("most", 3, "least", 3));

  @Test
  void entrantsComeFromAFileWhoseFaultyLinesAreNamed(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    Account judge = Account.open(platform.anonymous(), "Judge");
    Account formula = Account.open(platform.anonymous(), "=1+1");
    Account other = Account.open(platform.anonymous(), "Other");
    String cup = created(organiser, "files", true);
    gives(
        organiser,
        cup,
        Map.of("type", "tournament.appoint", "role", "JUDGE", "account", judge.id()));
    String faulty =
        "name,account\nOne,%s\nTwo\nThree,nobody\nFour,%s\n".formatted(formula.id(), judge.id());

    JsonNode named = answer(organiser, cup + "/entrants?dryRun=true", CSV, faulty);
    assertThat(named.toString())
        .isEqualTo(
            "{\"registered\":1,\"already\":0,\"faults\":["
                + "{\"line\":3,\"detail\":\"1 cells, not 2\"},"
                + "{\"line\":4,\"detail\":\"there is no such account\"},"
                + "{\"line\":5,\"detail\":\"who judges does not play\"}]}");
    JsonNode refused = answer(organiser, cup + "/entrants", CSV, faulty);
    assertThat(refused.path("type").asText()).endsWith("/faulty-entrants");
    assertThat(refused.path("values").path("faults")).isEqualTo(named.path("faults"));
    assertThat(entrants(organiser, cup)).isEmpty();

    String good = "account\n%s\n%s\n".formatted(formula.id(), other.id());
    assertThat(answer(organiser, cup + "/entrants", CSV, good).path("registered").asInt())
        .isEqualTo(2);
    assertThat(answer(organiser, cup + "/entrants", CSV, good).path("already").asInt())
        .isEqualTo(2);
    assertThat(entrants(organiser, cup)).hasSize(2);
    assertThat(table(organiser, cup + "/entrants"))
        .isEqualTo("id,status,name\r\ne1,REGISTERED,'=1+1\r\ne2,REGISTERED,Other\r\n");
    assertThat(put(other, cup + "/entrants", CSV, good).statusCode()).isEqualTo(403);
    assertThat(
            put(organiser, cup + "/entrants", CSV, "x".repeat(10 * 1024 * 1024 + 1)).statusCode())
        .isEqualTo(413);
  }

  /** The platform registers a thousand with one command. */
  @Test
  void aFileOfMoreThanAThousandIsRegisteredWhole(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = created(organiser, "large", true);
    String file =
        AtOnce.all(8, 1_001, at -> Account.open(platform.anonymous(), "Player " + at).id()).stream()
            .collect(Collectors.joining("\n", "account\n", "\n"));

    assertThat(answer(organiser, cup + "/entrants", CSV, file).path("registered").asInt())
        .isEqualTo(1_001);

    assertThat(answer(organiser, cup + "/entrants?dryRun=true", CSV, file).toString())
        .isEqualTo("{\"registered\":0,\"already\":1001,\"faults\":[]}");
  }

  @Test
  void moreThanThereArePlacesAreRefusedWithoutAWaitingList(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = created(organiser, "full", false);
    StringBuilder file = new StringBuilder("{\"entrants\":[");
    for (int number = 1; number <= 4; number++) {
      Account player = Account.open(platform.anonymous(), "Player " + number);
      file.append("{\"account\":\"").append(player.id()).append("\"},");
    }
    String json = file.deleteCharAt(file.length() - 1).append("]}").toString();

    JsonNode refused = answer(organiser, cup + "/entrants", "application/json", json);

    assertThat(refused.path("values").path("faults").toString())
        .isEqualTo("[{\"line\":4,\"detail\":\"all places are taken\"}]");
    assertThat(entrants(organiser, cup)).isEmpty();
  }

  @Test
  void standingsAndStatisticsAreTables(LivePlatform platform) {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    String cup = played(platform, organiser, "tables", new ArrayList<>());

    assertThat(table(organiser, cup + "/standings/all").lines())
        .anyMatch(line -> line.matches("1,e3,1,1,4,10,3/2,2026-11-26T12:00:00Z,[123],WINS"));
    assertThat(table(organiser, cup + "/statistics/all"))
        .isEqualTo(
            "by,of,games,wins,points\r\nSEAT,p1,1,1,10\r\nSEAT,p2,1,0,7\r\nSEAT,p3,1,0,3\r\n");
    assertThat(organiser.client().get(cup + "/statistics/all").body().path("rows")).hasSize(3);
  }

  @Test
  void anEntrantWithoutAnAccountKeepsItsIdInStandingsAndCertificate(LivePlatform platform)
      throws SQLException {
    Account organiser = Account.open(platform.anonymous(), "Organiser");
    List<Account> players = new ArrayList<>();
    String cup = played(platform, organiser, "erased", players);
    gives(organiser, cup, Map.of("type", "tournament.end-stage"));
    gives(organiser, cup, Map.of("type", "tournament.finish"));
    String standings = table(organiser, cup + "/standings/all");
    byte[] certificate = organiser.client().download(cup + "/certificate");

    erase(platform, players.getLast().id());

    assertThat(entrants(organiser, cup).path(2).toString())
        .isEqualTo("{\"id\":\"e3\",\"status\":\"CHECKED_IN\"}");
    assertThat(entrants(organiser, cup).path(1).path("name").asText()).isEqualTo("Player 2");
    assertThat(table(organiser, cup + "/standings/all")).isEqualTo(standings).contains("1,e3,1,1,");
    assertThat(organiser.client().get(cup).body().path("champion").asText()).isEqualTo("e3");
    assertThat(organiser.client().download(cup + "/certificate")).isEqualTo(certificate);
    assertThat(new String(certificate, UTF_8)).contains("\"champion\":\"e3\"");
  }

  private static void erase(LivePlatform platform, String account) throws SQLException {
    try (Connection database =
            DriverManager.getConnection(platform.gatewayDatabase(), "postgres", "postgres");
        Statement erase = database.createStatement()) {
      for (String rows : List.of("tournament_account", "membership", "api_token")) {
        erase.execute("delete from %s where account = '%s'".formatted(rows, account));
      }
      assertThat(erase.executeUpdate("delete from account where id = '%s'".formatted(account)))
          .isOne();
    }
  }

  /** A tournament whose one table has a result. */
  private static String played(
      LivePlatform platform, Account organiser, String key, List<Account> players) {
    String cup = created(organiser, key, true);
    StringBuilder file = new StringBuilder("account\n");
    for (int number = 1; number <= 3; number++) {
      players.add(Account.open(platform.anonymous(), "Player " + number));
      file.append(players.getLast().id()).append('\n');
    }
    put(organiser, cup + "/entrants", CSV, file.toString());
    gives(
        organiser,
        cup,
        Map.of("type", "tournament.check-in", "entrants", List.of("e1", "e2", "e3")));
    gives(organiser, cup, Map.of("type", "tournament.begin-stage"));
    gives(
        organiser,
        cup,
        Map.of(
            "type",
            "tournament.propose-pairing",
            "pairing",
            Map.of("pods", List.of(List.of("e3", "e1", "e2")), "byes", List.of())));
    gives(
        organiser,
        cup,
        Map.of("type", "tournament.publish-round", "round", "all/r1", "proposal", 1));
    gives(
        organiser,
        cup,
        Map.of(
            "type",
            "tournament.correct-result",
            "table",
            "all/r1/t1",
            "reason",
            "Played at a real table.",
            "result",
            Map.of(
                "winner",
                "p1",
                "at",
                "2026-11-26T12:00:00Z",
                "places",
                List.of(place("p1", 10), place("p2", 7), place("p3", 3)))));
    return cup;
  }

  private static Map<String, Object> place(String seat, int points) {
    return Map.of("seat", seat, "points", points, "initiative", points);
  }

  private static String created(Account organiser, String key, boolean waitingList) {
    Map<String, Object> body =
        Map.of("name", key, "most", 3, "waitingList", waitingList, "stages", List.of(STAGE));
    return "/tournaments/"
        + organiser.client().post("/tournaments", key, body).accepted().path("id").asText();
  }

  private static void gives(Account organiser, String cup, Map<String, Object> command) {
    organiser
        .client()
        .post(cup + "/commands", String.valueOf(command.get("type")), command)
        .accepted();
  }

  private static JsonNode entrants(Account reader, String cup) {
    return reader.client().get(cup + "/entrants").body().path("entrants");
  }

  private static JsonNode answer(Account account, String path, String type, String body) {
    return account.client().answer(put(account, path, type, body)).body();
  }

  private static HttpResponse<byte[]> put(Account account, String path, String type, String body) {
    Client client = account.client();
    return client.sendWithRetries(
        client.request(path).header("Content-Type", type).PUT(BodyPublishers.ofString(body)));
  }

  private static String table(Account account, String path) {
    Client client = account.client();
    HttpResponse<byte[]> response =
        client.sendWithRetries(client.request(path).header("Accept", CSV));
    assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith(CSV);
    return new String(response.body(), UTF_8);
  }
}
