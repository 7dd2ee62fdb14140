package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.rules.Services;

/**
 * Clients that know no command play from the forms alone. The script's game begins in a position
 * with many objectives revealed; {@code RandomBotTest} plays games from their beginning to the end.
 */
@OnPlatform
final class StrangerTest {
  private static final Pattern OVER = Pattern.compile("game (\\w+) is over after (\\d+) commands");
  private static final int SEED = 11;
  private static final int MINUTES = 10;
  private static final GameSetup SIX_PLAYERS = GameSetups.inPosition(42, 6);
  private static final int COMMITS = 100;

  @TempDir Path folder;

  @Test
  void theScriptPlaysAGameOfSixPlayersToItsEnd(LivePlatform platform)
      throws IOException, InterruptedException {
    Path created = folder.resolve("game.json");
    Files.write(created, Services.wire().json().writeValueAsBytes(SIX_PLAYERS.game()));
    Process script =
        new ProcessBuilder(
                "python3",
                Path.of("..", "scripts", "stranger.py").toString(),
                platform.gateway().toString(),
                Integer.toString(SEED),
                created.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(script.waitFor(MINUTES, TimeUnit.MINUTES)).as(output).isTrue();
    assertThat(script.exitValue()).as(output).isZero();
    Matcher over = OVER.matcher(output);
    assertThat(over.find()).as(output).isTrue();
    assertThat(Integer.parseInt(over.group(2))).as(output).isGreaterThan(100);
    assertThat(
            Verification.of(platform.anonymous().download("/games/" + over.group(1) + "/log"))
                .defect())
        .isEmpty();
  }

  @Test
  void botsThatKnowNoCommandPlay(LivePlatform platform) {
    RestGame game = platform.newGame("Strangers", SEED).host(2, RandomBot::new);

    assertThat(game.playUntil(followed -> followed.seq() >= COMMITS).seq())
        .isGreaterThanOrEqualTo(COMMITS);
    byte[] log = platform.anonymous().download("/games/" + game.id() + "/log");
    assertThat(Verification.of(log).defect()).isEmpty();
  }
}
