package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;

/** All processes are killed at the same time while they work. */
@OnPlatform
final class DeathsAtOnceTest {
  private static final int COMMITS = 20;

  @Test
  void aGameContinuesAfterBrokerServicesAndGatewayAreKilled(@FourServices LivePlatform platform) {
    RestGame game = platform.newGame("Deaths", 41).host(3, SimpleBot::new);
    long before = game.playUntil(followed -> followed.seq() >= COMMITS).seq();

    CompletableFuture<Void> kill =
        async(() ->
            platform.kill(
                "kafka",
                "game-service",
                "map-service",
                "combat-service",
                "agenda-service",
                "gateway"));
    FollowedGame played =
        game.playUntil(followed -> kill.isDone() && followed.seq() >= before + COMMITS);

    assertThat(kill).isCompleted();
    byte[] export = platform.anonymous().download("/games/" + game.id() + "/log");
    assertThat(Verification.of(export).defect()).isEmpty();
    Map<CommandId, Long> done = new HashMap<>();
    ExportReader.read(export).commits().stream()
        .filter(step -> step.header().seq() <= played.seq())
        .forEach(step ->
            step.header()
                .command()
                .ifPresent(command -> assertThat(done.put(command, step.header().seq())).isNull()));
    assertThat(done).isEqualTo(game.answers());
  }

  @Test
  void aKeyHasOneAnswerAlthoughTheGatewayIsKilledBetweenRetries(
      @FourServices LivePlatform platform) {
    Client organiser = platform.newGame("Keys", 43).newAccount("organiser");
    List<String> keys = IntStream.range(0, 20).mapToObj(i -> "drill-" + i).toList();
    Map<String, CompletableFuture<Client.Answer>> first = new TreeMap<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      CompletableFuture<Void> kill =
          CompletableFuture.runAsync(() -> platform.kill("gateway"), executor);
      keys.forEach(key ->
          first.put(key, CompletableFuture.supplyAsync(() -> create(organiser, key), executor)));
      CompletableFuture.allOf(first.values().toArray(CompletableFuture[]::new)).join();
      kill.join();
    }

    first.forEach((key, answered) -> {
      assertThat(answered.join().status()).isEqualTo(201);
      assertThat(create(organiser, key)).isEqualTo(answered.join());
    });
    assertThat(first.values()).extracting(answer -> answer.join().body()).doesNotHaveDuplicates();
  }

  private static Client.Answer create(Client organiser, String key) {
    return organiser.post("/games", key, Map.of("name", key, "seats", 2));
  }

  private static CompletableFuture<Void> async(Runnable task) {
    return CompletableFuture.runAsync(task, Executors.newVirtualThreadPerTaskExecutor());
  }
}
