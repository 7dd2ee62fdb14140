package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** Commands of a seat in a game whose services answer nothing. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class CommandRouteTest {
  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private Author author;
  private String token = "";
  private int commands;

  @BeforeEach
  void takeASeat() {
    author = Author.ofTwoCommits(bootstrapServers);
    JsonPath account =
        given()
            .contentType(ContentType.JSON)
            .body("{\"name\":\"Ada\"}")
            .post("/api/v1/accounts")
            .jsonPath();
    token = account.getString("token.secret");
    await().until(() -> post(as(token), "seats", "{\"faction\":\"sol\"}").statusCode() == 202);
    author.seats(new Seat(1), CommandId.given(account.getString("id"), author.game(), "seats-0"));
    await().until(() -> pass(as(token)).statusCode() == 202);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void aCommandWithoutAnAnswerHasTheAddressOfItsStatus() {
    String status =
        pass(as(token))
            .then()
            .statusCode(202)
            .header("Retry-After", "1")
            .header("Location", matchesPattern("http://localhost:\\d+/api/v1/games/.+/commands/.+"))
            .extract()
            .header("Location");

    as(token).get(status).then().statusCode(200).body("status", equalTo("PENDING"));
  }

  @Test
  void whatCannotBeReadIsAProblem() {
    problem(pass(given()), 401, "no-valid-token");
    problem(pass(as("nobody")), 401, "no-valid-token");
    problem(pass(as(token).accept("text/html")), 406, "not-acceptable");
    problem(
        as(token).contentType("text/plain").body("pass").post(address("commands")),
        415,
        "unsupported-media-type");
    for (String body : new String[] {"", "[]", "{\"type\":", "{\"type\":\"game.pass\"} x"}) {
      problem(post(as(token), "commands", body), 400, "malformed-request");
    }
    problem(pass(as(token).header("If-Match", "99")), 422, "unknown-commit");
    problem(pass(as(token).header("If-Match", "1")), 412, "stale");
  }

  private Response pass(RequestSpecification request) {
    commands++;
    return post(request, "commands", "{\"type\":\"game.pass\"}");
  }

  private Response post(RequestSpecification request, String what, String body) {
    return request
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", what + "-" + commands)
        .body(body)
        .post(address(what));
  }

  private String address(String what) {
    return "/api/v1/games/" + author.game() + "/" + what;
  }

  private static RequestSpecification as(String token) {
    return given().auth().oauth2(token);
  }

  private static void problem(Response response, int status, String kind) {
    response
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", equalTo("https://lazax.org/problems/" + kind));
  }
}
