package org.lazax.gateway.log;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.lazax.chronicle.export.Viewer.named;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Transaction;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;
import org.lazax.log.reads.ReadWorkers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class GameLogTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final String SECRET = "the_hidden_card";

  @Inject Pool pool;
  @Inject ReadWorkers workers;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  /** For so long the gateway waits for a game that it does not know. */
  @ConfigProperty(name = "lazax.read.timeout")
  Duration readTimeout = Duration.ZERO;

  @TestHTTPResource("/")
  URI root = URI.create("");

  private Author author;
  private String rivalToken = "";
  private String ownToken = "";

  @BeforeEach
  void newAuthor() {
    author = new Author(bootstrapServers);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void aHiddenEventIsShownOnlyToItsSeatUntilTheGameEnds() {
    play(true);

    assertThat(log(given())).doesNotContain(SECRET);
    assertThat(log(withToken(rivalToken))).doesNotContain(SECRET);
    assertThat(log(withToken(ownToken))).contains(SECRET);

    author.ends();
    awaitStored();
    assertThat(log(given())).contains(SECRET);
  }

  @Test
  void aLogThatMustHaveACommitWaitsUntilItIsSaved() {
    play(true);
    SqlConnection connection = pool.getConnectionAndAwait();
    Transaction transaction = connection.beginAndAwait();
    connection.query("lock table commit_row in exclusive mode").executeAndAwait();
    author.ends();
    String atLeast = path("/log?atLeast=" + author.seq());
    Awaitility.await()
        .atMost(TIMEOUT)
        .until(() -> given().get(atLeast).asString().contains("problems/unavailable"));

    transaction.rollbackAndAwait();
    connection.closeAndAwait();
    Awaitility.await().atMost(TIMEOUT).until(() -> given().get(atLeast).statusCode() == 200);
    assertThat(ExportReader.read(given().get(atLeast).asByteArray()).commits())
        .hasSize((int) author.seq());
  }

  @Test
  void aLogWithoutASavedCommitIsUnavailable() {
    SqlConnection connection = pool.getConnectionAndAwait();
    Transaction transaction = connection.beginAndAwait();
    connection.query("lock table commit_row in exclusive mode").executeAndAwait();

    author.opens(true);

    for (String address : List.of(path("/log"), path("/verification"))) {
      Awaitility.await()
          .atMost(TIMEOUT)
          .until(() -> given().get(address).statusCode(), status -> status != 404);
      assertThat(given().get(address).asString()).contains("problems/unavailable");
    }
    transaction.rollbackAndAwait();
    connection.closeAndAwait();
    Awaitility.await().atMost(TIMEOUT).until(() -> given().get(path("/log")).statusCode() == 200);
  }

  @Test
  void anExportVerifiesForEveryViewer() {
    play(true);

    assertThat(Verification.of(bytes(log(given()))).valid()).isTrue();
    assertThat(Verification.of(bytes(log(withToken(ownToken)))).valid()).isTrue();
    assertThat(ExportReader.read(bytes(log(withToken(ownToken)))).viewer()).isEqualTo(named("p1"));
  }

  @Test
  void aVerificationShowsTheSeedOnlyAfterTheEnd() {
    play(true);
    get(given(), "/verification")
        .body("valid", equalTo(true))
        .body("commits", equalTo(4))
        .body("seed", nullValue());

    author.ends();
    awaitStored();
    get(given(), "/verification")
        .body("valid", equalTo(true))
        .body("seed", equalTo("00".repeat(32)));
  }

  @Test
  void verificationsWaitForTheirTurnAndTooManyAreRefused() {
    play(true);
    CompletableFuture<String> other = new CompletableFuture<>();
    List<CompletableFuture<String>> others = new ArrayList<>();
    do {
      others.add(workers.work(other::join).subscribeAsCompletionStage());
    } while (!others.getLast().isCompletedExceptionally());

    given()
        .get(path("/verification"))
        .then()
        .statusCode(503)
        .header("Retry-After", equalTo("2"))
        .body("type", equalTo("https://lazax.org/problems/unavailable"));

    other.complete("done");
    others.subList(0, others.size() - 1).forEach(CompletableFuture::join);
    get(given(), "/verification").body("valid", equalTo(true));
  }

  @Test
  void aPrivateGameIsUnknownToOtherAccounts() {
    play(false);

    for (String read : List.of("/log", "/frames")) {
      given()
          .accept("application/x-ndjson")
          .get(path(read))
          .then()
          .statusCode(404)
          .body("type", equalTo("https://lazax.org/problems/unknown-game"));
    }
    assertThat(log(withToken(ownToken))).contains(SECRET);
  }

  @Test
  void aPrivateGameIsRefusedAsLateAsOneThatDoesNotExist() {
    play(false);

    long begin = System.nanoTime();
    given().get(path("")).then().statusCode(404);
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(readTimeout);
  }

  @Test
  void readingForAnotherAccountsSeatIsRefused() {
    play(true);

    for (String read : List.of("/log?seat=p1", "/frames?seat=p1")) {
      withToken(rivalToken)
          .accept("application/x-ndjson")
          .get(path(read))
          .then()
          .statusCode(403)
          .body("type", equalTo("https://lazax.org/problems/not-your-seat"));
    }
  }

  @Test
  void refusalsDoNotDependOnTheAcceptHeader() {
    play(true);

    for (String accept : new String[] {"*/*", "text/event-stream"}) {
      withToken(rivalToken)
          .header("Accept", accept)
          .get(path("/log?seat=p1"))
          .then()
          .statusCode(403)
          .contentType("application/problem+json")
          .body("type", equalTo("https://lazax.org/problems/not-your-seat"));
    }
  }

  @Test
  void ndjsonIsTheDefaultFormat() {
    play(true);

    for (String accept : new String[] {"*/*", "text/event-stream;q=0.5, */*;q=0.8"}) {
      given()
          .header("Accept", accept)
          .get(path("/log"))
          .then()
          .statusCode(200)
          .contentType("application/x-ndjson");
    }
  }

  @Test
  void aFollowerGetsNewCommitsUntilTheEnd() throws IOException, InterruptedException {
    play(true);
    HttpRequest request =
        HttpRequest.newBuilder(root.resolve(path("/log")))
            .header("Accept", "text/event-stream")
            .header("Last-Event-ID", "3")
            .build();
    try (HttpClient client = HttpClient.newHttpClient();
        BufferedReader events =
            new BufferedReader(
                new InputStreamReader(
                    client.send(request, HttpResponse.BodyHandlers.ofInputStream()).body(),
                    StandardCharsets.UTF_8))) {
      assertThat(events.readLine()).as("the keep-alive signal at the start").isEqualTo(":");
      assertThat(events.readLine()).isEmpty();
      assertThat(events.readLine()).isEqualTo("id:4");

      author.ends();

      List<String> rest = events.lines().toList();
      assertThat(rest).contains("id:5").doesNotContain("id:3").noneMatch(l -> l.contains(SECRET));
    }
  }

  @Test
  void commandsOfAnAccountWithoutASeatAreRefused() {
    play(true);
    String stranger = open().getString("token.secret");

    withToken(stranger)
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", "k")
        .body("{\"type\":\"game.pass\"}")
        .post(path("/commands"))
        .then()
        .statusCode(403)
        .body("type", equalTo("https://lazax.org/problems/not-your-seat"));
  }

  @Test
  void aCommandOnAnOldCommitIsStaleAndOneWithoutAnAnswerIsPending() {
    play(true);
    command("k1", "\"2\"", "{\"type\":\"game.pass\"}", 412, "stale");
    command("k1", "\"99\"", "{\"type\":\"game.pass\"}", 422, "unknown-commit");

    withToken(ownToken)
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", "k2")
        .body("{\"type\":\"game.pass\"}")
        .post(path("/commands"))
        .then()
        .statusCode(202)
        .body("status", equalTo("PENDING"));

    command("k2", "*", "{\"type\":\"game.pass\",\"really\":true}", 422, "idempotency-key-reused");
  }

  private void command(String key, String ifMatch, String body, int status, String kind) {
    withToken(ownToken)
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", key)
        .header("If-Match", ifMatch)
        .body(body)
        .post(path("/commands"))
        .then()
        .statusCode(status)
        .body("type", equalTo("https://lazax.org/problems/" + kind));
  }

  private void play(boolean listed) {
    author.opens(listed);
    ownToken = sit(1);
    rivalToken = sit(2);
    author.draws(new Seat(1), SECRET);
    awaitStored();
  }

  /** Takes a seat for a new account, by a command that is in the ledger. */
  private String sit(int seat) {
    JsonPath account = open();
    CommandId command = CommandId.given(account.getString("id"), author.game(), "sit");
    pool.preparedQuery(
            "insert into command_row (command, game, account, body_hash) values ($1, $2, $3, $1)")
        .execute(Tuple.of(command.toString(), author.game().value(), account.getString("id")))
        .await()
        .indefinitely();
    author.seats(new Seat(seat), command);
    return account.getString("token.secret");
  }

  private static JsonPath open() {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"Mirta\"}")
        .post("/api/v1/accounts")
        .jsonPath();
  }

  private void awaitStored() {
    Awaitility.await()
        .atMost(TIMEOUT)
        .until(() ->
            pool.preparedQuery("select count(*) from commit_row where game = $1")
                    .execute(Tuple.of(author.game().value()))
                    .await()
                    .indefinitely()
                    .iterator()
                    .next()
                    .getLong(0)
                == author.seq());
  }

  private String log(RequestSpecification caller) {
    return caller
        .accept("application/x-ndjson")
        .get(path("/log"))
        .then()
        .statusCode(200)
        .extract()
        .asString();
  }

  private ValidatableResponse get(RequestSpecification caller, String what) {
    return caller.get(path(what)).then().statusCode(200);
  }

  private String path(String what) {
    return "/api/v1/games/" + author.game() + what;
  }

  private static RequestSpecification withToken(String token) {
    return given().auth().oauth2(token);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
