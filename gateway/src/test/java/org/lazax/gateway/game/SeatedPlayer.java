package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.Author;

/** The player of the first seat of an author's game. */
final class SeatedPlayer {
  private static final String SEATS = "seats";

  private final Author author;
  private final String token;

  private SeatedPlayer(Author author, String token) {
    this.author = author;
    this.token = token;
  }

  /** Opens an account and takes the seat. */
  static SeatedPlayer of(Author author) {
    JsonPath account =
        given()
            .contentType(ContentType.JSON)
            .body("{\"name\":\"Ada\"}")
            .post("/api/v1/accounts")
            .jsonPath();
    SeatedPlayer player = new SeatedPlayer(author, account.getString("token.secret"));
    await()
        .until(() ->
            player.post(player.request(), SEATS, SEATS, "{\"faction\":\"sol\"}").statusCode()
                == 202);
    author.seats(new Seat(1), CommandId.given(account.getString("id"), author.game(), SEATS));
    await().until(() -> player.pass(player.request(), "first").statusCode() == 202);
    return player;
  }

  /** A request with its token. */
  RequestSpecification request() {
    return given().auth().oauth2(token);
  }

  /** Gives the command to pass. */
  Response pass(RequestSpecification request, String key) {
    return post(request, "commands", key, "{\"type\":\"game.pass\"}");
  }

  /** Posts to a resource of the game. */
  Response post(RequestSpecification request, String what, String key, String body) {
    return request
        .contentType(ContentType.JSON)
        .header("Idempotency-Key", key)
        .body(body)
        .post(address(what));
  }

  String address(String what) {
    return "/api/v1/games/" + author.game() + "/" + what;
  }
}
