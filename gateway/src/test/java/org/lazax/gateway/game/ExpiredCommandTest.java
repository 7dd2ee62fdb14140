package org.lazax.gateway.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** The status of a command that nobody has answered. The test stands for the services. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class ExpiredCommandTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  @Inject Pool pool;

  private Author author;
  private SeatedPlayer player;
  private AskedServices services;
  private String status = "";

  @BeforeEach
  void giveACommand() {
    author = Author.ofTwoCommits(bootstrapServers);
    player = SeatedPlayer.of(author);
    services = new AskedServices(bootstrapServers, author);
    status = player.pass(player.request(), "old").header("Location");
  }

  @AfterEach
  void close() {
    services.close();
    author.close();
  }

  @Test
  void aCommandOfWhichNoServiceKnowsIsExpiredOnceItIsOld() {
    assertThat(toldAs(Set.of())).isEqualTo("PENDING");

    age();

    assertThat(toldAs(Set.of())).isEqualTo("EXPIRED");
  }

  @ParameterizedTest
  @EnumSource(
      value = Service.class,
      names = {"GAME", "AGENDA"})
  void aCommandThatAServiceKnowsIsNot(Service knowing) {
    age();

    assertThat(toldAs(Set.of(knowing))).isEqualTo("PENDING");
  }

  @Test
  void nobodySaysSoWhileAServiceIsAway() {
    age();

    player.request().get(status).then().statusCode(200).body("status", equalTo("PENDING"));
  }

  @Test
  void aCommandThatIsGivenAgainIsNew() {
    age();
    assertThat(toldAs(Set.of())).isEqualTo("EXPIRED");

    player.pass(player.request(), "old").then().statusCode(202);

    assertThat(toldAs(Set.of())).isEqualTo("PENDING");
  }

  private void age() {
    pool.query("update command_row set given_at = given_at - interval '7 minutes'")
        .execute()
        .await()
        .atMost(TIMEOUT);
  }

  /** The status if these services know the command. They answer all questions meanwhile. */
  private String toldAs(Set<Service> knowing) {
    return services.during(
        () -> player.request().get(status).then().statusCode(200).extract().path("status"),
        (by, query) ->
            Optional.of(query)
                .filter(Query.Status.class::isInstance)
                .map(_ -> new Reply.Status(query.id(), by, knowing.contains(by))));
  }
}
