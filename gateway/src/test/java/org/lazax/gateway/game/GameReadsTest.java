package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/**
 * A game or a commit that is in the log is never answered as unknown: it is returned, or answered
 * with 503.
 */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class GameReadsTest {
  private static final String STEP_OWED = "a service has not completed its step of the game";
  private static final String NOT_READ_BY_SERVICE =
      "the game's view is not available at the moment";

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private Author author;

  @BeforeEach
  void aGameOfTwoCommits() {
    author = Author.ofTwoCommits(bootstrapServers);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void aGameThatItsServiceHasNotReadYetIsUnavailable() {
    for (String read :
        new String[] {
          "",
          "?at=1",
          "?at=2",
          "?atLeast=2",
          "/council?at=2",
          "/frames",
          "/frames?from=2&head=2",
          "/frames?lang=tlh"
        }) {
      get(read)
          .then()
          .statusCode(503)
          .header("Retry-After", notNullValue())
          .body("type", equalTo("https://lazax.org/problems/unavailable"));
    }
  }

  @Test
  void aCommitBeyondTheHeadIsUnknown() {
    for (String read :
        new String[] {
          "?at=3", "?at=0", "?atLeast=3", "/galaxy?at=99", "/frames?from=3", "/frames?head=3"
        }) {
      get(read)
          .then()
          .statusCode(422)
          .body("type", equalTo("https://lazax.org/problems/unknown-commit"));
    }
  }

  @Test
  void framesOfNoCommitsAreRefused() {
    for (String read : new String[] {"?from=-1", "?from=2&head=1", "?head=0", "?from=first"}) {
      get("/frames" + read)
          .then()
          .statusCode(400)
          .body("type", equalTo("https://lazax.org/problems/malformed-request"));
    }
  }

  @Test
  void aCommitThatArrivesDuringTheRequestIsNotUnknown() {
    assertThat(get("?at=2").statusCode()).isEqualTo(503);
    CompletableFuture<Integer> status =
        CompletableFuture.supplyAsync(() -> get("?at=3").statusCode());
    author.draws(new Seat(2), "another");

    assertThat(status.join()).isEqualTo(503);
  }

  @Test
  void aSettledGameIsReadAtOnce() {
    get("?settled=true").then().statusCode(503).body("detail", equalTo(NOT_READ_BY_SERVICE));
  }

  @Test
  void aGameInWhichAServiceOwesAStepIsNotSettled() {
    author.leavesToStep(Service.GAME);

    get("?settled=true&atLeast=3").then().statusCode(503).body("detail", equalTo(STEP_OWED));
    get("?atLeast=3").then().statusCode(503).body("detail", equalTo(NOT_READ_BY_SERVICE));
  }

  @Test
  void aRequestForASettledGameWaitsForTheStepOfTheService() {
    author.leavesToStep(Service.GAME);
    assertThat(get("?atLeast=3").statusCode()).isEqualTo(503);
    CompletableFuture<String> detail =
        CompletableFuture.supplyAsync(
            () -> get("/galaxy?settled=true&atLeast=3").jsonPath().getString("detail"));
    author.draws(new Seat(2), "another");

    assertThat(detail.join()).isEqualTo(NOT_READ_BY_SERVICE);
  }

  @Test
  void aPastCommitIsNotAwaitedToSettle() {
    get("?settled=true&at=1")
        .then()
        .statusCode(400)
        .body("type", equalTo("https://lazax.org/problems/malformed-request"));
  }

  @Test
  void aGameThatHasStoppedIsToldAsStopped() {
    author.replies(new Reply.Stopped(Service.MAP, 2, "the reason"));

    Awaitility.await()
        .atMost(Duration.ofMinutes(1))
        .untilAsserted(() ->
            get("")
                .then()
                .statusCode(503)
                .header("Retry-After", notNullValue())
                .body("type", equalTo("https://lazax.org/problems/game-stopped"))
                .body("detail", equalTo("the game has stopped in map-service after commit 2")));
    get("?at=1").then().body("type", equalTo("https://lazax.org/problems/unavailable"));
  }

  private Response get(String what) {
    return given().get("/api/v1/games/" + author.game() + what);
  }
}
