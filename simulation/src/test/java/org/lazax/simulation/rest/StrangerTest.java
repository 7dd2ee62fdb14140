package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.RandomBot;

/** Clients that know no command play whole games: what the forms say is enough. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class StrangerTest {
  private static final Pattern OVER = Pattern.compile("game (\\w+) is over after (\\d+) commands");
  private static final int SEED = 11;
  private static final int MINUTES = 10;

  @Test
  void theScriptPlaysASixPlayerGameToItsEnd(LivePlatform platform)
      throws IOException, InterruptedException {
    Process script =
        new ProcessBuilder(
                "python3",
                Path.of("..", "scripts", "stranger.py").toString(),
                platform.gateway().toString(),
                Integer.toString(SEED))
            .redirectErrorStream(true)
            .start();
    String told = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(script.waitFor(MINUTES, TimeUnit.MINUTES)).as(told).isTrue();
    assertThat(script.exitValue()).as(told).isZero();
    Matcher over = OVER.matcher(told);
    assertThat(over.find()).as(told).isTrue();
    assertThat(Integer.parseInt(over.group(2))).as(told).isGreaterThan(100);
    assertThat(
            Verification.of(platform.anybody().download("/games/" + over.group(1) + "/log"))
                .fault())
        .isEmpty();
  }

  @Test
  void aBotThatKnowsNoCommandPlaysAGameToItsEnd(LivePlatform platform) {
    RestGame game = platform.newGame("Strangers", SEED).host(3, RandomBot::new);

    assertThat(game.play(_ -> {}).isOver()).isTrue();
    assertThat(Verification.of(platform.anybody().download("/games/" + game.id() + "/log")).fault())
        .isEmpty();
  }
}
