package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.reads.PastViews;
import org.lazax.kafka.reads.ReadRetry;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.reads.ReadWorkers;

/** A request for a past view waits until the service has read the commit. */
class PastViewsTest {
  /** The threads on which views were made. */
  private final Set<String> threads = ConcurrentHashMap.newKeySet();

  private final ServiceBinding<?, ?> map =
      new ServiceBinding<>(
          map(),
          ToyFlow.class,
          ToyTable.class,
          _ -> {
            threads.add(Thread.currentThread().getName());
            return Map.of();
          });

  private Platform platform;
  private Players players;

  @BeforeEach
  void startPlatform() {
    platform = Platform.started();
    players = platform.players(1);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aRequestWaitsUntilTheServiceHasReadTheCommit() {
    CompletableFuture<GameAnswer> answer =
        past(Duration.ofSeconds(40))
            .at(map, players.game, Asked.VIEW, 2)
            .subscribeAsCompletionStage();
    assertThat(answer).isNotDone();

    players.start(1);

    assertThat(answer.join().seq()).isEqualTo(2);
    assertThat(threads).isNotEmpty().allMatch(thread -> thread.startsWith("lazax-read-"));
  }

  @Test
  void aRequestForAMissingCommitFailsWithRetryAfter() {
    assertThatExceptionOfType(ServiceUnavailableException.class)
        .isThrownBy(() ->
            past(Duration.ofMillis(200))
                .at(map, players.game, Asked.VIEW, 2)
                .await()
                .indefinitely())
        .satisfies(e -> assertThat(e.getResponse().getHeaderString("Retry-After")).isNotBlank());
  }

  private PastViews past(Duration timeout) {
    return new PastViews(
        new CheckpointStore(platform.database(Service.MAP).pool()),
        new PlatformSeeds(TestInstance.SEED_KEY),
        new ReadWorkers(),
        new ReadRetry(timeout));
  }

  private static ToyService map() {
    return ToyService.all().stream()
        .filter(service -> service.service() == Service.MAP)
        .findFirst()
        .orElseThrow();
  }
}
