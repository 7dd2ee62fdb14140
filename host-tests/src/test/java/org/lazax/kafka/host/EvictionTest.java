package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.Limits;

/** An idle game is evicted from memory. A command or a deadline loads it again. */
class EvictionTest {
  private static final Limits SHORT_IDLE_TIMEOUT =
      Limits.STANDARD.withIdleTimeout(Duration.ofMillis(400));
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(4);

  @Test
  void aCommandLoadsAnEvictedGame() {
    try (Platform platform = Platform.started(Optional.empty(), SHORT_IDLE_TIMEOUT)) {
      Players players = platform.players(11);
      players.start(2);
      players.awaitTurn();
      awaitEviction(platform);

      players.playOn();
      players.awaitTurn();
      awaitEviction(platform);
      players.playToTheEnd();

      assertThat(players.isOver()).isTrue();
    }
  }

  @Test
  void theDeadlineOfAnEvictedGameFires() {
    try (Platform platform = Platform.started(Optional.of(ANSWER_TIMEOUT), SHORT_IDLE_TIMEOUT)) {
      Players players = platform.players(12);
      players.start(1);
      players.awaitTurn();
      Commit asking = platform.follower.game(players.game).commits().getLast();
      awaitEviction(platform);

      platform.follower.awaitSeq(players.game, asking.header().seq() + 1);

      Commit defaultAnswer =
          platform.follower.game(players.game).commits().get((int) asking.header().seq());
      assertThat(defaultAnswer.header().at())
          .isAfterOrEqualTo(asking.header().at().plus(ANSWER_TIMEOUT));
    }
  }

  private static void awaitEviction(Platform platform) {
    Awaitility.await("no host has a game in memory")
        .atMost(Platform.TIMEOUT)
        .until(() ->
            Realm.GAMES.services().stream().allMatch(s -> platform.instance(s).inMemory() == 0));
  }
}
