package org.lazax.gateway.account;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.RealServers;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class AccountsTest {
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
