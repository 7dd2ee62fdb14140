package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.lazax.gateway.game.Requests.as;
import static org.lazax.gateway.game.Requests.operator;
import static org.lazax.gateway.game.Requests.player;
import static org.lazax.gateway.game.Requests.problem;
import static org.lazax.gateway.game.Requests.reading;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** What an operator reads of games that have stopped, and how it starts them again. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class StoppedGamesTest {
  private static final String ADDRESS = "/api/v1/stopped-games";
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  @Inject Pool pool;

  private Author author;
  private AskedServices services;

  @BeforeEach
  void aGameThatHasStopped() {
    author = Author.ofTwoCommits(bootstrapServers);
    services = new AskedServices(bootstrapServers, author);
    author.replies(new Reply.Stopped(Service.MAP, 2, "the reason"));
    String operator = operator(pool);
    Awaitility.await().atMost(TIMEOUT).until(() -> reason(operator).isPresent());
  }

  @AfterEach
  void close() {
    services.close();
    author.close();
  }

  @Test
  void anOperatorReadsWhyAGameHasStopped() {
    String operator = operator(pool);

    assertThat(reason(operator)).contains("the reason");
    String game = "/api/v1/games/" + author.game();
    as(operator)
        .get(game)
        .then()
        .body("detail", equalTo("the game has stopped in map-service after commit 2: the reason"));
    as(player())
        .get(game)
        .then()
        .body("detail", equalTo("the game has stopped in map-service after commit 2"));
  }

  @Test
  void anOperatorStartsAGameAgain() {
    String operator = operator(pool);

    Response started = start(operator, Service.MAP);

    started.then().statusCode(200).body("startedBy", equalTo(List.of("map-service")));
    assertThat(reason(operator)).isEmpty();
    problem(start(operator, Service.MAP), 404, "unknown-resource");
  }

  @Test
  void aGameThatGoesOnIsNotStarted() {
    problem(
        services.during(
            () -> as(operator(pool)).post(address()),
            (by, query) -> Optional.of(new Reply.Started(query.id(), by, false))),
        404,
        "unknown-resource");
  }

  @Test
  void aServiceThatDoesNotAnswerIsTold() {
    problem(as(operator(pool)).post(address()), 503, "unavailable");
  }

  @Test
  void othersMayNeitherReadNorStart() {
    problem(as(player()).get(ADDRESS), 403, "not-an-operator");
    problem(as(player()).post(address()), 403, "not-an-operator");
    problem(given().get(ADDRESS), 401, "no-valid-token");
    problem(as(reading(operator(pool))).post(address()), 403, "scope-missing");
  }

  /** Starts the game, which one service has stopped. The others answer, too. */
  private Response start(String operator, Service stopped) {
    return services.during(
        () -> as(operator).post(address()),
        (by, query) ->
            Optional.of(query)
                .filter(Query.StartAgain.class::isInstance)
                .map(_ -> new Reply.Started(query.id(), by, by == stopped)));
  }

  private Optional<String> reason(String operator) {
    return Optional.ofNullable(
        as(operator)
            .get(ADDRESS)
            .then()
            .statusCode(200)
            .extract()
            .path(
                "find { it.game == '%s' && it.by == 'map-service' }?.reason",
                author.game().value()));
  }

  private String address() {
    return ADDRESS + "/" + author.game() + "/start";
  }
}
