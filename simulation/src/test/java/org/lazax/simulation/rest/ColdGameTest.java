package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;

/** An idle game is unloaded from memory. Its deadlines and commands load it again. */
@OnPlatform
final class ColdGameTest {
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(10);

  @Test
  void theDeadlineOfAnUnloadedGameFiresAndItsPlayersContinue(LivePlatform platform) {
    RestGame game =
        platform
            .newGame("Cold", 17)
            .with("patience", ANSWER_TIMEOUT.toString())
            .host(2, SimpleBot::new);
    FollowedGame asked = game.playUntil(followed -> followed.seq() > 0);
    Instant since = log(platform, game).getLast().header().at();
    awaitUnloaded(platform);

    asked.awaitPlayers(asked.seq() + 1);

    Header fired =
        log(platform, game).stream()
            .map(ExportedCommit::header)
            .filter(header -> header.at().isAfter(since))
            .findFirst()
            .orElseThrow();
    assertThat(fired.at()).isAfterOrEqualTo(since.plus(ANSWER_TIMEOUT));
    long last = game.playUntil(followed -> followed.seq() > fired.seq() + 4).seq();
    assertThat(last).isGreaterThan(fired.seq());
    assertThat(Verification.of(export(platform, game)).defect()).isEmpty();
  }

  @Test
  void anUnloadedGameIsShownAndStaysUnloaded(LivePlatform platform) {
    RestGame game = platform.newGame("Shown", 18).host(2, SimpleBot::new);
    long seq = game.playUntil(followed -> followed.seq() > 20).seq();
    awaitUnloaded(platform);

    for (String read : List.of("", "/galaxy", "/battles", "/council")) {
      String address = "/games/" + game.id() + read;
      assertThat(platform.anonymous().get(address + "?atLeast=" + seq).status()).isEqualTo(200);
      Client.Answer past = platform.anonymous().get(address + "?at=7");
      assertThat(past.body().path("seq").asLong()).as(read).isEqualTo(7);
    }

    assertThat(platform.gamesInMemory()).isZero();
  }

  private static void awaitUnloaded(LivePlatform platform) {
    await("no service has a game in memory")
        .atMost(Duration.ofMinutes(2))
        .until(() -> platform.gamesInMemory() == 0);
  }

  private static List<ExportedCommit> log(LivePlatform platform, RestGame game) {
    return ExportReader.read(export(platform, game)).commits();
  }

  private static byte[] export(LivePlatform platform, RestGame game) {
    return platform.anonymous().download("/games/" + game.id() + "/log");
  }
}
