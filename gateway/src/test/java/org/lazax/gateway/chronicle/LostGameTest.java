package org.lazax.gateway.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;

/** A gateway that has lost data of a game reads the game again from the log. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class LostGameTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @Inject Games games;
  @Inject ChronicleStore store;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private Author author;

  @BeforeEach
  void aGameOfTwoCommits() {
    author = Author.ofTwoCommits(bootstrapServers);
    awaitSeq(2);
  }

  @AfterEach
  void close() {
    author.close();
  }

  @Test
  void aLostGameIsReadAgainFromTheLogAndGoesOn() {
    games.put(author.game(), Standing.NONE);

    author.draws(new Seat(1), "another card");
    author.draws(new Seat(1), "a third card");
    awaitSeq(4);
    author.draws(new Seat(1), "a fourth card");
    awaitSeq(5);

    Awaitility.await()
        .atMost(TIMEOUT)
        .untilAsserted(() ->
            assertThat(store.commits(author.game(), 0, 10).await().atMost(TIMEOUT)).hasSize(5));
  }

  private void awaitSeq(long seq) {
    Awaitility.await().atMost(TIMEOUT).until(() -> games.standing(author.game()).seq() == seq);
  }
}
