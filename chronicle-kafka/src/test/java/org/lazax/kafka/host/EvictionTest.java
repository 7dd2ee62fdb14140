package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.Limits;

/** A game that nobody asks for leaves memory, and comes back when somebody does or time is up. */
class EvictionTest {
  private static final Limits HASTY = Limits.STANDARD.withIdleTimeout(Duration.ofMillis(400));
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  @Test
  void aCommandWakesAGameThatHasLeftEveryHost() {
    try (Platform platform = Platform.started(Optional.empty(), HASTY)) {
      Players players = platform.players(11);
      players.start(2);
      players.awaitQuestion();
      awaitCold(platform);

      players.playOn();
      players.awaitQuestion();
      awaitCold(platform);
      players.playToTheEnd();

      assertThat(players.isOver()).isTrue();
    }
  }

  @Test
  void theDeadlineOfAGameThatHasLeftEveryHostFires() {
    try (Platform platform = Platform.started(Optional.of(PATIENCE), HASTY)) {
      Players players = platform.players(12);
      players.start(1);
      players.awaitQuestion();
      Commit question = platform.witness.game(players.game).commits().getLast();
      awaitCold(platform);

      platform.witness.awaitSeq(players.game, question.header().seq() + 1);

      Commit fired =
          platform.witness.game(players.game).commits().get((int) question.header().seq());
      assertThat(fired.header().at()).isAfterOrEqualTo(question.header().at().plus(PATIENCE));
    }
  }

  private static void awaitCold(Platform platform) {
    Awaitility.await("no host has a game in memory")
        .atMost(Platform.PATIENCE)
        .until(() ->
            Arrays.stream(Service.values()).allMatch(s -> platform.instance(s).inMemory() == 0));
  }
}
