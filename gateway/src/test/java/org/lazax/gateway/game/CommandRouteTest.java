package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** Commands of a seat in a game whose services answer nothing. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class CommandRouteTest {
  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private Author author;
  private SeatedPlayer player;
  private int commands;

  @BeforeEach
  void takeASeat() {
    author = Author.ofTwoCommits(bootstrapServers);
    player = SeatedPlayer.of(author);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void aCommandWithoutAnAnswerHasTheAddressOfItsStatus() {
    String status =
        pass(player.request())
            .then()
            .statusCode(202)
            .header("Retry-After", "1")
            .header("Location", matchesPattern("http://localhost:\\d+/api/v1/games/.+/commands/.+"))
            .extract()
            .header("Location");

    player.request().get(status).then().statusCode(200).body("status", equalTo("PENDING"));
  }

  @Test
  void whatCannotBeReadIsAProblem() {
    problem(pass(given()), 401, "no-valid-token");
    problem(pass(given().auth().oauth2("nobody")), 401, "no-valid-token");
    problem(pass(player.request().accept("text/html")), 406, "not-acceptable");
    problem(
        player.request().contentType("text/plain").body("pass").post(player.address("commands")),
        415,
        "unsupported-media-type");
    for (String body : new String[] {"", "[]", "{\"type\":", "{\"type\":\"game.pass\"} x"}) {
      problem(player.post(player.request(), "commands", "unread", body), 400, "malformed-request");
    }
    problem(pass(player.request().header("If-Match", "99")), 422, "unknown-commit");
    problem(pass(player.request().header("If-Match", "1")), 412, "stale");
  }

  private Response pass(RequestSpecification request) {
    commands++;
    return player.pass(request, "pass-" + commands);
  }

  private static void problem(Response response, int status, String kind) {
    response
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", equalTo("https://lazax.org/problems/" + kind));
  }
}
