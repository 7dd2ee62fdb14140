package org.lazax.gateway.problem;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.gateway.RealServers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class BadInputTest {
  @TestHTTPResource("/")
  URI root = URI.create("");

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
  void malformedJsonIsAProblemWithoutTheParsersMessage() {
    problem(post("/api/v1/accounts", "{\"name\":"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "[1,2]"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":{\"a\":1}}"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":7}"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":\"a\"} {}"), 400, "malformed-request");
  }

  @Test
  void aDuplicateOrUnknownFieldIsAProblem() {
    problem(post("/api/v1/accounts", "{\"name\":\"a\",\"name\":\"b\"}"), 400, "malformed-request");
    problem(post("/api/v1/accounts", "{\"name\":\"a\",\"admin\":true}"), 400, "malformed-request");
  }

  @Test
  void aHugeBodyIsAProblem() {
    String huge = "{\"name\":\"" + "a".repeat(65 * 1024) + "\"}";

    problem(post("/api/v1/accounts", huge), 413, "too-large");
  }

  @Test
  void aHugeBodyWithoutContentLengthIsAProblem() throws Exception {
    HttpResponse<String> refused = sendChunked("{\"name\":\"" + "a".repeat(200 * 1024) + "\"}");

    assertThat(refused.statusCode()).isEqualTo(413);
    assertThat(refused.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(refused.body()).contains("https://lazax.org/problems/too-large");
    assertThat(sendChunked("{\"name\":\"Mirta\"}").statusCode()).isEqualTo(201);
  }

  /** Sends a body without Content-Length. */
  private HttpResponse<String> sendChunked(String body) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      return client.send(
          HttpRequest.newBuilder(root.resolve("/api/v1/accounts"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)))
              .build(),
          BodyHandlers.ofString());
    }
  }

  @Test
  void anUnknownAddressIsAProblem() {
    problem(given().get("/api/v1/nowhere"), 404, "unknown-resource");
    problem(given().get("/nowhere"), 404, "unknown-resource");
    problem(given().get("/q/nowhere"), 404, "unknown-resource");
    problem(given().post("/"), 404, "unknown-resource");
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE, /accounts, POST",
    "GET, /accounts, POST",
    "DELETE, /tokens, GET|POST",
    "PUT, /tokens/1, DELETE",
    "DELETE, /games, GET|POST",
    "DELETE, /games/nope, GET",
    "POST, /games/nope/galaxy, GET",
    "DELETE, /games/nope/log, GET",
    "GET, /games/nope/commands, POST",
    "DELETE, /games/nope/commands/1, GET",
    "DELETE, /games/nope/seats, POST",
    "GET, /games/nope/start, POST",
    "DELETE, /games/nope/options, GET",
    "DELETE, /games/nope/verification, GET",
    "DELETE, /signing-key, GET",
  })
  void aWrongMethodIsAProblemThatNamesTheAllowedOnes(String method, String path, String allowed) {
    Response response = given().contentType(ContentType.JSON).request(method, "/api/v1" + path);

    problem(response, 405, "method-not-allowed");
    assertThat(response.header("Allow")).isNotNull();
    assertThat(response.header("Allow").split(", ?")).contains(allowed.split("\\|"));
  }

  @Test
  void aWrongMediaTypeIsAProblem() {
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
  void aCommandWithoutATokenIsRefused() {
    problem(
        given().contentType(ContentType.JSON).body("{}").post("/api/v1/games"),
        401,
        "no-valid-token");
  }

  @Test
  void aMalformedAnalysisIsAProblemAndNeedsNoAccount() {
    problem(anonymous("/api/v1/analysis/nothing", "{}"), 404, "unknown-resource");
    problem(anonymous("/api/v1/analysis/galaxy", "[]"), 400, "malformed-request");
    problem(anonymous("/api/v1/analysis/galaxy", "{\"laws\":"), 400, "malformed-request");
    problem(anonymous("/api/v1/analysis/galaxy", ""), 400, "malformed-request");
  }

  @Test
  void anUnavailableServiceIsAProblem() {
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
