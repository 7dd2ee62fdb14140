package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.verify.Verification;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.rules.Services;

/**
 * Clients that know no command play from the forms alone. The script's whole game begins in a
 * position with many objectives revealed; {@code RandomBotTest} plays games from their beginning to
 * the end.
 */
@OnPlatform
final class StrangerTest {
  private static final Pattern OVER = Pattern.compile("game (\\w+) is over after (\\d+) commands");
  private static final Pattern LEFT = Pattern.compile("game (\\w+) is left after (\\d+) commands");
  private static final int SEED = 11;
  private static final int MINUTES = 10;
  private static final int COMMITS = 100;
  private static final int COMMANDS = 200;

  @TempDir Path folder;

  @Test
  void theScriptPlaysAGameOfSixPlayersToItsEnd(LivePlatform platform)
      throws IOException, InterruptedException {
    Matcher over = script(platform, GameSetups.inPosition(42, 6).game(), OVER);

    assertThat(Integer.parseInt(over.group(2))).as(over.group()).isGreaterThan(100);
    assertThat(Verification.of(log(platform, over.group(1))).defect()).isEmpty();
  }

  @Test
  void theScriptUsesLeaderCounters(LivePlatform platform) throws IOException, InterruptedException {
    CreateGame game = GameSetups.withMore(3, List.of(new ExpansionId("hopes_end"))).game();
    Matcher left =
        script(
            platform,
            game,
            LEFT,
            "--commands",
            Integer.toString(COMMANDS),
            "--given",
            "leader_counter/");

    assertThat(Integer.parseInt(left.group(2))).isGreaterThanOrEqualTo(COMMANDS);
    byte[] log = log(platform, left.group(1));
    assertThat(Verification.of(log).defect()).isEmpty();
    assertThat(new String(log, StandardCharsets.UTF_8))
        .contains("table.hopes-end-leaders-placed.v1", "\"use\":{\"ability\":\"leader_counter/");
  }

  /** Lets the script play this game, and returns what it says at the end. */
  private Matcher script(LivePlatform platform, CreateGame game, Pattern says, String... options)
      throws IOException, InterruptedException {
    Path created = folder.resolve("game.json");
    Files.write(created, Services.wire().json().writeValueAsBytes(game));
    List<String> command =
        new ArrayList<>(
            List.of(
                "python3",
                Path.of("..", "scripts", "stranger.py").toString(),
                platform.gateway().toString(),
                Integer.toString(SEED),
                created.toString()));
    command.addAll(List.of(options));
    Process script = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(script.waitFor(MINUTES, TimeUnit.MINUTES)).as(output).isTrue();
    assertThat(script.exitValue()).as(output).isZero();
    Matcher said = says.matcher(output);
    assertThat(said.find()).as(output).isTrue();
    return said;
  }

  private static byte[] log(LivePlatform platform, String game) {
    return platform.anonymous().download("/games/" + game + "/log");
  }

  @Test
  void botsThatKnowNoCommandPlay(LivePlatform platform) {
    RestGame game = platform.newGame("Strangers", SEED).host(2, RandomBot::new);

    assertThat(game.playUntil(followed -> followed.seq() >= COMMITS).seq())
        .isGreaterThanOrEqualTo(COMMITS);
    assertThat(Verification.of(log(platform, game.id())).defect()).isEmpty();
  }
}
