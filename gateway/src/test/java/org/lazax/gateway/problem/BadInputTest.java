package org.lazax.gateway.problem;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.RealServers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class BadInputTest {
  private String token = "";

  @BeforeEach
  void openAnAccount() {
    token =
        given()
            .contentType(ContentType.JSON)
            .body("{\"name\":\"Mirta\"}")
            .post("/api/v1/accounts")
            .path("token.secret");
  }

  @Test
  void malformedJsonIsAProblemWithoutTheParsersWords() {
    problem(post("/api/v1/accounts", "{\"name\":"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "[1,2]"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":{\"a\":1}}"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":\"a\"} {}"), 400, "malformed-request");
  }

  @Test
  void aFieldTwiceOrUnknownIsAProblem() {
    problem(post("/api/v1/accounts", "{\"name\":\"a\",\"name\":\"b\"}"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":\"a\",\"admin\":true}"), 400, "malformed-request");
  }

  @Test
  void aHugeBodyIsAProblem() {
    String huge = "{\"name\":\"" + "a".repeat(65 * 1024) + "\"}";

    problem(post("/api/v1/accounts", huge), 413, "too-large");
  }

  @Test
  void anAddressThatIsNoneIsAProblem() {
    problem(given().get("/api/v1/nowhere"), 404, "unknown-resource");
    problem(given().delete("/api/v1/accounts"), 405, "method-not-allowed");
  }

  @Test
  void anotherMediaTypeIsAProblem() {
    problem(
        given().contentType("text/plain").body("hello").post("/api/v1/accounts"),
        415,
        "unsupported-media-type");
  }

  @Test
  void anUnknownGameIsAProblem() {
    problem(given().get("/api/v1/games/nope"), 404, "unknown-game");
    problem(given().get("/api/v1/games/NO%20GAME"), 404, "unknown-game");
    problem(given().get("/api/v1/games/nope/verification"), 404, "unknown-game");
    problem(
        given().accept("application/x-ndjson").get("/api/v1/games/nope/log"), 404, "unknown-game");
    problem(
        post("/api/v1/games/nope/commands", "{\"type\":\"map.move-ships\"}"), 404, "unknown-game");
  }

  @Test
  void aCommandWithoutATypeIsAProblem() {
    problem(post("/api/v1/games/nope/commands", "{}"), 400, "malformed-request");
    problem(
        post("/api/v1/games/nope/commands", "{\"type\":\"game.take-seat\"}"),
        422,
        "unknown-command-type");
  }

  @Test
  void whoeverHasNoTokenGivesNoCommands() {
    problem(
        given().contentType(ContentType.JSON).body("{}").post("/api/v1/games"),
        401,
        "no-valid-token");
  }

  @Test
  void whatCannotBeAnalysedIsAProblemAndNeedsNoAccount() {
    problem(anonymous("/api/v1/analysis/nothing", "{}"), 404, "unknown-resource");
    problem(anonymous("/api/v1/analysis/galaxy", "[]"), 400, "malformed-request");
    problem(anonymous("/api/v1/analysis/galaxy", "{\"laws\":"), 400, "malformed-request");
    problem(anonymous("/api/v1/analysis/galaxy", ""), 400, "malformed-request");
  }

  @Test
  void aServiceThatIsAwayIsAProblem() {
    problem(anonymous("/api/v1/analysis/galaxy", "{}"), 503, "unavailable");
  }

  private static Response anonymous(String path, String body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }

  private Response post(String path, String body) {
    return given().auth().oauth2(token).contentType(ContentType.JSON).body(body).post(path);
  }

  private static void problem(Response response, int status, String kind) {
    response
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", equalTo("https://lazax.org/problems/" + kind))
        .body("status", equalTo(status))
        .body(not(containsString("jackson")))
        .body(not(containsString("Exception")));
  }
}
