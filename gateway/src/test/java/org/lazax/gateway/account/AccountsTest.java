package org.lazax.gateway.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.RealServers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class AccountsTest {
  @Inject TokenWatch watch;

  @Test
  void anAccountIsOpenedWithATokenOfAllScopes() {
    given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"Mirta\"}")
        .post("/api/v1/accounts")
        .then()
        .statusCode(201)
        .body("token.secret", startsWith("lzx_"))
        .body("token.scopes", containsInAnyOrder("organise", "play", "read"));
  }

  @Test
  void anAccountWithoutANameIsRefused() {
    given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"  \"}")
        .post("/api/v1/accounts")
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("type", startsWith("https://lazax.org/problems/malformed-request"));
  }

  @Test
  void aTokenCannotIssueScopesThatItDoesNotHave() {
    String reader = issued(secret(), "{\"scopes\":[\"read\"]}");

    given()
        .auth()
        .oauth2(reader)
        .contentType(ContentType.JSON)
        .body("{\"scopes\":[\"play\"]}")
        .post("/api/v1/tokens")
        .then()
        .statusCode(403)
        .body("type", startsWith("https://lazax.org/problems/scope-missing"));
  }

  @Test
  void secretsAreNeverListed() {
    String secret = secret();

    given()
        .auth()
        .oauth2(secret)
        .get("/api/v1/tokens")
        .then()
        .statusCode(200)
        .body("", hasSize(1))
        .body(not(containsString("lzx_")));
  }

  @Test
  void aRevokedTokenIsRefused() {
    String secret = secret();
    String other = issued(secret, "{\"scopes\":[\"read\"]}");
    String id =
        given().auth().oauth2(secret).get("/api/v1/tokens").path("find{it.scopes==['read']}.id");

    given().auth().oauth2(secret).delete("/api/v1/tokens/" + id).then().statusCode(204);

    refused(other);
  }

  @Test
  void aTokenThatOnlyReadsListsAndRevokesNothingButItselfAndIssuesNone() {
    String first = secret();
    String reader = issued(first, "{\"scopes\":[\"read\"]}");
    String other = id(first);

    with(reader)
        .get("/api/v1/tokens")
        .then()
        .statusCode(200)
        .body("scopes", contains(List.of("read")));
    with(reader).delete("/api/v1/tokens/" + other).then().statusCode(404);
    with(reader)
        .contentType(ContentType.JSON)
        .body("{\"scopes\":[\"read\"]}")
        .post("/api/v1/tokens")
        .then()
        .statusCode(403)
        .body("type", startsWith("https://lazax.org/problems/scope-missing"));
    with(reader).delete("/api/v1/tokens/" + id(reader)).then().statusCode(204);
    refused(reader);
    with(first).get("/api/v1/tokens").then().statusCode(200).body("id", contains(other));
  }

  @Test
  void aTokenDiesWithTheOneThatItWasMadeWith() {
    String first = secret();
    String player = issued(first, "{\"scopes\":[\"play\",\"read\"]}");
    String ofPlayer = issued(player, "{\"scopes\":[\"read\"]}");
    String sibling = issued(first, "{\"scopes\":[\"play\"]}");
    with(player).get("/api/v1/tokens").then().body("", hasSize(2));
    with(first).get("/api/v1/tokens").then().body("", hasSize(4));

    with(first).delete("/api/v1/tokens/" + id(player)).then().statusCode(204);

    refused(player);
    refused(ofPlayer);
    with(sibling).get("/api/v1/tokens").then().statusCode(200);
    with(sibling).delete("/api/v1/tokens/" + id(first)).then().statusCode(404);
  }

  @Test
  void aTokenExpiresNoLaterThanTheOneThatItWasMadeWith() {
    Instant end = Instant.now().plusSeconds(3_600).truncatedTo(ChronoUnit.SECONDS);
    String maker = issued(secret(), lasting(end));

    with(maker)
        .contentType(ContentType.JSON)
        .body("{\"scopes\":[\"play\"]}")
        .post("/api/v1/tokens")
        .then()
        .statusCode(201)
        .body("expiresAt", equalTo(end.toString()));
    issued(maker, lasting(end.minusSeconds(1)));
    with(maker)
        .contentType(ContentType.JSON)
        .body(lasting(end.plusSeconds(1)))
        .post("/api/v1/tokens")
        .then()
        .statusCode(403)
        .body("type", startsWith("https://lazax.org/problems/token-outlives-maker"));
  }

  @Test
  void aTokenIsWatchedUntilItIsRevokedOrExpires() {
    String first = secret();
    String player = issued(first, "{\"scopes\":[\"play\",\"read\"]}");
    String past = issued(first, lasting(Instant.now().minusSeconds(1)));
    String revoked = id(player);
    assertThat(valid(revoked)).isTrue();

    String expired = with(first).get("/api/v1/tokens").path("[2].id");
    assertThat(valid(expired)).as(past).isFalse();
    with(first).delete("/api/v1/tokens/" + revoked).then().statusCode(204);
    assertThat(valid(revoked)).isFalse();
    assertThat(valid(id(first))).isTrue();
  }

  private boolean valid(String token) {
    return watch.isValid(new Caller("", token, Set.of())).await().atMost(Duration.ofMinutes(1));
  }

  private static String lasting(Instant end) {
    return "{\"scopes\":[\"play\"],\"expiresAt\":\"" + end + "\"}";
  }

  private static RequestSpecification with(String token) {
    return given().auth().oauth2(token);
  }

  /** Of a token: it is the oldest that it lists. */
  private static String id(String token) {
    return with(token).get("/api/v1/tokens").path("[0].id");
  }

  @Test
  void anExpiredTokenIsRefused() {
    String past = Instant.now().minusSeconds(1).toString();

    refused(issued(secret(), "{\"scopes\":[\"read\"],\"expiresAt\":\"" + past + "\"}"));
  }

  @Test
  void anInvalidTokenIsRefused() {
    refused("not-a-token");
    refused("lzx_" + "A".repeat(43));
  }

  private static void refused(String token) {
    given()
        .auth()
        .oauth2(token)
        .get("/api/v1/tokens")
        .then()
        .statusCode(401)
        .header("WWW-Authenticate", "Bearer")
        .body("type", startsWith("https://lazax.org/problems/no-valid-token"));
  }

  private static String secret() {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"Mirta\"}")
        .post("/api/v1/accounts")
        .path("token.secret");
  }

  private static String issued(String token, String wanted) {
    return given()
        .auth()
        .oauth2(token)
        .contentType(ContentType.JSON)
        .body(wanted)
        .post("/api/v1/tokens")
        .then()
        .statusCode(201)
        .extract()
        .path("secret");
  }
}
