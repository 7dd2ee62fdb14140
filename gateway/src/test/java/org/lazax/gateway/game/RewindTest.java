package org.lazax.gateway.game;

import static org.lazax.gateway.game.Requests.as;
import static org.lazax.gateway.game.Requests.operator;
import static org.lazax.gateway.game.Requests.player;
import static org.lazax.gateway.game.Requests.problem;
import static org.lazax.gateway.game.Requests.reading;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** Whose rewinds are sent to the service of a game. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class RewindTest {
  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  @Inject Pool pool;

  private Author author;

  @BeforeEach
  void aGame() {
    author = Author.ofTwoCommits(bootstrapServers);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void anOperatorMayRewindAGameOfOthers() {
    // No service answers here, so the rewind waits for its answer.
    rewind(operator(pool)).then().statusCode(202);
  }

  @Test
  void othersMayNot() {
    problem(rewind(player()), 403, "not-your-game");
    problem(rewind(reading(operator(pool))), 403, "scope-missing");
    problem(rewind("nobody's"), 401, "no-valid-token");
  }

  @Test
  void aRewindNeedsAKey() {
    problem(
        as(operator(pool)).contentType(ContentType.JSON).body("{\"toSeq\":1}").post(address()),
        400,
        "idempotency-key-missing");
  }

  private Response rewind(String token) {
    return as(token)
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .body("{\"toSeq\":1}")
        .post(address());
  }

  private String address() {
    return "/api/v1/games/" + author.game() + "/rewind";
  }
}
