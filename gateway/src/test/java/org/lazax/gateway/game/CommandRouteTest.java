package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** The plain route answers as the resource does, whatever is sent. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class CommandRouteTest {
  private static final int REQUESTS = 5_000;
  private static final int AT_ONCE = 32;
  private static final long SEED = 15;
  private static final List<String> BODIES =
      List.of(
          "{\"type\":\"map.move-ships\",\"moves\":[]}",
          "{\"type\":\"game.pass\"}",
          "{\"type\":\"game.pass\",\"dryRun\":true}",
          "{\"type\":\"game.take-seat\"}",
          "{\"type\":\"nobody.knows\"}",
          "{\"type\":7}",
          "{}",
          "",
          "null",
          "[]",
          "7",
          "{\"type\":",
          "{\"type\":\"game.pass\"} x",
          "{\"type\":\"game.pass\",\"type\":\"game.pass\"}",
          "{\"type\":\"game.pass\",\"a\":\"\\u0000\"}",
          "{\"type\":\"game.pass\",\"a\":\"\\ud800\"}",
          nested(600),
          nested(1200));

  @TestHTTPResource("/api/v1/")
  URI api = URI.create("");

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private final Random random = new Random(SEED);

  private record Sent(String path, Map<String, String> headers, String body) {}

  private record Answer(int status, Map<String, List<String>> headers, String body) {}

  private record Pair(Sent sent, Answer route, Answer resource) {}

  @Test
  void theRouteAnswersAsTheResource() throws Exception {
    try (Author hidden = new Author(bootstrapServers);
        HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        ExecutorService executor = Executors.newFixedThreadPool(AT_ONCE)) {
      hidden.opens(false);
      compare(hidden, http, executor);
    }
  }

  private void compare(Author hidden, HttpClient http, ExecutorService executor) throws Exception {
    // It claims the partition of the other author, which writes no more.
    try (Author listed = Author.ofTwoCommits(bootstrapServers)) {
      String player = playerOf(listed);
      List<String> games =
          List.of(listed.game().value(), hidden.game().value(), "nope", "%20", "a".repeat(300));
      List<String> tokens = List.of(player, readerOf(player), "nobody");
      List<Future<Pair>> pairs = new ArrayList<>();
      for (int number = 0; number < REQUESTS; number++) {
        Sent request = request(number, games, tokens);
        pairs.add(executor.submit(() -> both(http, request)));
      }
      Set<Integer> seen = new TreeSet<>();
      for (Future<Pair> pair : pairs) {
        assertThat(pair.get().route()).as(pair.get().toString()).isEqualTo(pair.get().resource());
        seen.add(pair.get().route().status());
      }
      assertThat(seen).contains(202, 400, 401, 403, 404, 406, 412, 415, 422, 503);
    }
  }

  /** The token of an account that holds the first seat of the game. */
  private static String playerOf(Author game) {
    JsonPath account =
        given()
            .contentType(ContentType.JSON)
            .body("{\"name\":\"Ada\"}")
            .post("/api/v1/accounts")
            .jsonPath();
    String token = account.getString("token.secret");
    // Nobody answers it, but the ledger has it from now on.
    await()
        .until(() ->
            given()
                    .auth()
                    .oauth2(token)
                    .contentType(ContentType.JSON)
                    .header("Idempotency-Key", "seat")
                    .body("{\"faction\":\"sol\"}")
                    .post("/api/v1/games/" + game.game() + "/seats")
                    .statusCode()
                == 202);
    game.seats(new Seat(1), CommandId.given(account.getString("id"), game.game(), "seat"));
    return token;
  }

  private static String readerOf(String token) {
    return given()
        .auth()
        .oauth2(token)
        .contentType(ContentType.JSON)
        .body("{\"scopes\":[\"read\"]}")
        .post("/api/v1/tokens")
        .path("secret");
  }

  /** A request that is correct but for some of its parts. */
  private Sent request(int number, List<String> games, List<String> tokens) {
    Map<String, String> headers = new TreeMap<>();
    headers.put("Authorization", "Bearer " + seldom(tokens));
    headers.put("Idempotency-Key", "key-" + number);
    headers.put("Content-Type", "application/json");
    replace(headers, "Authorization", "", "Basic x", "Bearer", "bearer x");
    replace(headers, "Idempotency-Key", "", " ", "key 1", "x".repeat(201));
    replace(
        headers,
        "Content-Type",
        "",
        "application/json;charset=utf-8",
        "text/plain",
        "application/xml",
        "nonsense",
        "*/*");
    replace(
        headers,
        "Accept",
        "*/*",
        "text/html",
        "text/html, application/json;q=0.5",
        "nonsense",
        "application/*",
        "application/problem+json");
    replace(headers, "If-Match", "\"3\"", "2", "*", "abc", "\"99\"", "W/\"3\"");
    replace(headers, "Lazax-Invitation", "abc");
    headers.values().removeIf(String::isEmpty);
    String query =
        seldom(
            List.of("", "?seat=p1", "?seat=p2", "?seat=p9", "?seat=", "?seat=p1&seat=p2", "?a=1"));
    String slash = random.nextInt(40) == 0 ? "/" : "";
    return new Sent(
        "games/" + seldom(games) + "/commands" + slash + query, headers, seldom(BODIES));
  }

  private void replace(Map<String, String> headers, String name, String... values) {
    if (random.nextInt(12) == 0) {
      headers.put(name, values[random.nextInt(values.length)]);
    }
  }

  /** Mostly the first value, and seldom one of the others. */
  private <V> V seldom(List<V> values) {
    return values.get(random.nextInt(3) == 0 ? random.nextInt(values.size()) : 0);
  }

  private Pair both(HttpClient http, Sent sent) throws IOException, InterruptedException {
    return new Pair(sent, send(http, sent, false), send(http, sent, true));
  }

  private Answer send(HttpClient http, Sent sent, boolean toResource)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(api.resolve(sent.path())).POST(BodyPublishers.ofString(sent.body()));
    sent.headers().forEach(request::header);
    if (toResource) {
      request.header(CommandRoute.TO_RESOURCE, "yes");
    }
    HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
    Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
    // The resource has the address of a status relative to the API.
    headers.computeIfPresent(
        "location", (_, found) -> List.of(found.getFirst().replace(api.toString(), "")));
    return new Answer(response.statusCode(), headers, response.body());
  }

  private static String nested(int depth) {
    return "{\"type\":\"game.pass\",\"deep\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
  }
}
