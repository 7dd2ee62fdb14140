package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;

/** A game that nobody asks for leaves memory; time and players bring it back. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class ColdGameTest {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @Test
  void theDeadlineOfAColdGamePassesAndItsPlayersThenGoOn(LivePlatform platform) {
    RestGame game =
        platform
            .newGame("Cold", 17)
            .choosing("patience", PATIENCE.toString())
            .host(2, SimpleBot::new);
    FollowedGame asked = game.playUntil(followed -> followed.seq() > 0);
    Instant since = log(platform, game).getLast().header().at();
    await("no service has a game in memory")
        .atMost(Duration.ofMinutes(2))
        .until(() -> platform.gamesInMemory() == 0);

    asked.awaitPlayers(asked.seq() + 1);

    Header fired =
        log(platform, game).stream()
            .map(ExportedCommit::header)
            .filter(header -> header.at().isAfter(since))
            .findFirst()
            .orElseThrow();
    assertThat(fired.at()).isAfterOrEqualTo(since.plus(PATIENCE));
    long woken = game.playUntil(followed -> followed.seq() > fired.seq() + 4).seq();
    assertThat(woken).isGreaterThan(fired.seq());
    assertThat(Verification.of(export(platform, game)).defect()).isEmpty();
  }

  private static List<ExportedCommit> log(LivePlatform platform, RestGame game) {
    return ExportReader.read(export(platform, game)).commits();
  }

  private static byte[] export(LivePlatform platform, RestGame game) {
    return platform.anybody().download("/games/" + game.id() + "/log");
  }
}
