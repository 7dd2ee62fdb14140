package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Duration;

/** Requests of operators and of others, and the problems that answer them. */
final class Requests {
  /** One of {@code lazax.operators} in the tests of this module. */
  private static final String OPERATOR = "the-operator";

  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  private Requests() {}

  /** A new token of the operator, with all scopes. */
  static String operator(Pool pool) {
    JsonPath account = open();
    pool.preparedQuery(
            "insert into account (id, name, created_at) values ($1, 'Op', now())"
                + " on conflict do nothing")
        .execute(Tuple.of(OPERATOR))
        .await()
        .atMost(TIMEOUT);
    pool.preparedQuery("update api_token set account = $1 where account = $2")
        .execute(Tuple.of(OPERATOR, account.getString("id")))
        .await()
        .atMost(TIMEOUT);
    return account.getString("token.secret");
  }

  /** A token of a new account, with all scopes. */
  static String player() {
    return open().getString("token.secret");
  }

  /** A token of the same account that only reads. */
  static String reading(String token) {
    return as(token)
        .contentType(ContentType.JSON)
        .body("{\"scopes\":[\"read\"]}")
        .post("/api/v1/tokens")
        .jsonPath()
        .getString("secret");
  }

  static RequestSpecification as(String token) {
    return given().auth().oauth2(token);
  }

  static void problem(Response response, int status, String kind) {
    response.then().statusCode(status).body("type", equalTo("https://lazax.org/problems/" + kind));
  }

  private static JsonPath open() {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"Ada\"}")
        .post("/api/v1/accounts")
        .jsonPath();
  }
}
