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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;

/** A game goes on whatever dies, and what was answered stays as it was answered. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class FaultDrillTest {
  private static final int PLAYERS = 6;

  /** In this order each is killed, and its death gone on from before the next one's. */
  private static final List<String> VICTIMS =
      List.of(
          "map-service",
          "gateway",
          "kafka",
          "game-service",
          "postgres",
          "combat-service",
          "agenda-service");

  /** The game must get on by so many commits between two deaths. */
  private static final int STEPS = 10;

  private final AtomicLong played = new AtomicLong();

  @Test
  void aGameIsPlayedToItsEndThoughEveryProcessIsKilledInTurn(LivePlatform platform) {
    RestGame game = platform.newGame("Drill", 21).host(PLAYERS, SimpleBot::new);

    CompletableFuture<Void> deaths =
        CompletableFuture.runAsync(
            () -> VICTIMS.forEach(victim -> killAmidPlay(platform, victim)),
            Executors.newVirtualThreadPerTaskExecutor());
    FollowedGame ended = game.play(followed -> played.set(followed.seq()));

    assertThat(deaths).as("all were killed while the game went on").isCompleted();
    assertThat(ended.table().ending()).isPresent();
    everyServiceHasItAll(platform.anybody(), game, ended.seq());
    byte[] export = platform.anybody().download("/games/" + game.id() + "/log");
    everyAnswerStandsInTheLogOnce(game.answers(), export);
    theLogVerifies(platform.anybody(), game, export);
  }

  private void killAmidPlay(LivePlatform platform, String victim) {
    long before = played.get();
    await("the game goes on before " + victim + " is killed")
        .atMost(Duration.ofMinutes(3))
        .until(() -> played.get() >= before + STEPS);
    platform.kill(victim);
  }

  private static void everyServiceHasItAll(Client anybody, RestGame game, long seq) {
    for (String read : List.of("", "/galaxy", "/battles", "/council")) {
      Client.Answer answer = anybody.get("/games/" + game.id() + read + "?atLeast=" + seq);
      assertThat(answer.body().path("seq").asLong()).as(read).isEqualTo(seq);
    }
  }

  /** None is lost, none done twice, and nothing is there that nobody asked for. */
  private static void everyAnswerStandsInTheLogOnce(Map<CommandId, Long> answers, byte[] export) {
    Map<CommandId, Long> done = new HashMap<>();
    for (ExportedCommit step : ExportReader.read(export).commits()) {
      step.header()
          .command()
          .ifPresent(command ->
              assertThat(done.put(command, step.header().seq())).as(command.toString()).isNull());
    }
    assertThat(done).isEqualTo(answers);
  }

  private static void theLogVerifies(Client anybody, RestGame game, byte[] export) {
    assertThat(
            anybody.get("/games/" + game.id() + "/verification").body().path("valid").asBoolean())
        .isTrue();
    Verification offline = Verification.of(export);
    assertThat(offline.defect()).isEmpty();
    assertThat(offline.dice()).isPositive();
    byte[] forged = export.clone();
    forged[forged.length / 2] ^= 1;
    assertThat(Verification.of(forged).valid()).isFalse();
  }
}
