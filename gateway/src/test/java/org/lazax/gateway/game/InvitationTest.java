package org.lazax.gateway.game;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** An invitation gives access to a private game until it expires. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class InvitationTest {
  @Inject Pool pool;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private Author author;
  private String organiser = "";

  @BeforeEach
  void aPrivateGame() {
    author = new Author(bootstrapServers);
    JsonPath account =
        given()
            .contentType(ContentType.JSON)
            .body("{\"name\":\"Mirta\"}")
            .post("/api/v1/accounts")
            .jsonPath();
    organiser = account.getString("token.secret");
    CommandId creation = CommandId.given(account.getString("id"), author.game(), "create");
    pool.preparedQuery(
            "insert into command_row (command, game, account, body_hash) values ($1, $2, $3, $1)")
        .execute(Tuple.of(creation.toString(), author.game().value(), account.getString("id")))
        .await()
        .indefinitely();
    author.opens(false, Optional.of(creation));
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void anInvitationIsValidForTwoWeeksByDefault() {
    JsonPath issued = invitation("{}");

    assertThat(Instant.parse(issued.getString("expiresAt")))
        .isBetween(
            Instant.now().plus(Duration.ofDays(13)), Instant.now().plus(Duration.ofDays(15)));
    assertThat(read(issued.getString("secret"))).isEqualTo(200);
  }

  @Test
  void anExpiredInvitationGivesNoAccess() {
    JsonPath issued =
        invitation("{\"expiresAt\":\"" + Instant.now().minus(Duration.ofSeconds(1)) + "\"}");

    assertThat(read(issued.getString("secret"))).isEqualTo(404);
  }

  private JsonPath invitation(String body) {
    return given()
        .auth()
        .oauth2(organiser)
        .contentType(ContentType.JSON)
        .body(body)
        .post("/api/v1/games/" + author.game() + "/invitations")
        .then()
        .statusCode(201)
        .extract()
        .jsonPath();
  }

  private int read(String secret) {
    return given()
        .header("Lazax-Invitation", secret)
        .accept("application/x-ndjson")
        .get("/api/v1/games/" + author.game() + "/log")
        .statusCode();
  }
}
