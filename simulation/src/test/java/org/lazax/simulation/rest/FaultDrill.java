package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.SimpleBot;

/**
 * A game that is played while processes are killed, and what must hold after it. It begins in a
 * position with nine objectives revealed, so it ends some hundred commits after the last kill.
 */
final class FaultDrill {
  private static final GameSetup LAST_ROUNDS = GameSetups.inPosition(18, 3);

  /** The number of commits between two kills. */
  private static final int COMMITS_BETWEEN_KILLS = 10;

  private final AtomicLong played = new AtomicLong();

  /** Kills these processes, some at once. They restart before the next are killed. */
  void playAndKill(LivePlatform platform, List<List<String>> victims) {
    RestGame game = platform.newGame("Drill", 21).host(LAST_ROUNDS, SimpleBot::new);

    CompletableFuture<Void> kills =
        CompletableFuture.runAsync(
            () -> victims.forEach(some -> killDuringPlay(platform, some)),
            Executors.newVirtualThreadPerTaskExecutor());
    FollowedGame ended = game.play(followed -> played.set(followed.seq()));

    assertThat(kills).as("all processes were killed during the game").isCompleted();
    assertThat(ended.table().ending()).isPresent();
    assertAllServicesHave(platform.anonymous(), game, ended.seq());
    byte[] export = platform.anonymous().download("/games/" + game.id() + "/log");
    assertEachAnswerIsInTheLogOnce(game.answers(), export);
    assertLogVerifies(platform.anonymous(), game, export);
  }

  private void killDuringPlay(LivePlatform platform, List<String> victims) {
    long before = played.get();
    await("commits before " + victims + " are killed")
        .atMost(Duration.ofMinutes(3))
        .until(() -> played.get() >= before + COMMITS_BETWEEN_KILLS);
    platform.kill(victims.toArray(String[]::new));
  }

  private static void assertAllServicesHave(Client anonymous, RestGame game, long seq) {
    for (String read : List.of("", "/galaxy", "/battles", "/council")) {
      Client.Answer answer = anonymous.get("/games/" + game.id() + read + "?atLeast=" + seq);
      assertThat(answer.body().path("seq").asLong()).as(read).isEqualTo(seq);
    }
  }

  /** No command is lost or carried out twice, and the log has no other commands. */
  private static void assertEachAnswerIsInTheLogOnce(Map<CommandId, Long> answers, byte[] export) {
    Map<CommandId, Long> done = new HashMap<>();
    for (ExportedCommit step : ExportReader.read(export).commits()) {
      step.header()
          .command()
          .ifPresent(command ->
              assertThat(done.put(command, step.header().seq())).as(command.toString()).isNull());
    }
    assertThat(done).isEqualTo(answers);
  }

  private static void assertLogVerifies(Client anonymous, RestGame game, byte[] export) {
    assertThat(
            anonymous.get("/games/" + game.id() + "/verification").body().path("valid").asBoolean())
        .isTrue();
    Verification offline = Verification.of(export);
    assertThat(offline.defect()).isEmpty();
    assertThat(offline.dice()).isPositive();
    byte[] forged = export.clone();
    forged[forged.length / 2] ^= 1;
    assertThat(Verification.of(forged).valid()).isFalse();
  }
}
