package org.lazax.gateway.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.pgclient.PgException;
import java.lang.reflect.Proxy;
import java.net.ConnectException;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.common.TopicPartition;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;
import org.lazax.gateway.stream.ReaderMemory;

/** What the gateway saves together after its database was away, and what it tells meanwhile. */
class SaverTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final TopicPartition PLACE = new TopicPartition(Realm.GAMES.topic(), 0);
  private static final Commit COMMIT = CommitBuilder.genesis().commit();

  /** A store whose database is away until it is told otherwise. */
  private static final class AbsentStore extends ChronicleStore {
    private final CompletableFuture<Void> isBack = new CompletableFuture<>();
    private final Deque<Throwable> failures = new ConcurrentLinkedDeque<>();
    private final List<List<Integer>> saved = new CopyOnWriteArrayList<>();

    AbsentStore() {
      super(new Pool(nothing(io.vertx.sqlclient.Pool.class)));
    }

    private static <I> I nothing(Class<I> type) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (_, _, _) -> {
                throw new UnsupportedOperationException();
              }));
    }

    @Override
    Uni<Void> save(ReadBatch batch) {
      saved.add(
          List.of(
              batch.commits().size(),
              Math.toIntExact(batch.positions().values().iterator().next().nextOffset())));
      Throwable failure = failures.poll();
      return failure == null
          ? Uni.createFrom().completionStage(isBack)
          : Uni.createFrom().failure(failure);
    }
  }

  private final MemoryBudget memory = new MemoryBudget(16L << 20);
  private final AbsentStore store = new AbsentStore();
  private final Saver saver = new Saver(store, new Feeds(new ReaderMemory(memory)), memory);
  private int offset;

  @Test
  void aBacklogIsSavedInOrderAndInBatchesOfLimitedLength() {
    read(1);
    Awaitility.await().atMost(TIMEOUT).until(() -> store.saved.size() == 1);
    List.of(900, 900, 900, 2_000, 1_500).forEach(this::read);

    store.isBack.complete(null);
    Awaitility.await().atMost(TIMEOUT).until(() -> store.saved.size() == 5);

    assertThat(store.saved)
        .containsExactly(
            List.of(1, 1),
            List.of(1_800, 1_801),
            List.of(900, 2_701),
            List.of(2_000, 4_701),
            List.of(1_500, 6_201));
  }

  @Test
  void readingWaitsWhileWhatIsNotSavedIsTooMuch() {
    while (saver.hasCapacity()) {
      read(1_000);
    }
    assertThat(memory.used().unsaved()).isBetween(8L << 20, 16L << 20);

    store.isBack.complete(null);

    Awaitility.await().atMost(TIMEOUT).until(saver::hasCapacity);
    Awaitility.await().atMost(TIMEOUT).until(() -> memory.used().equals(MemoryUse.NOTHING));
  }

  @Test
  void aDatabaseThatRefusesToSaveIsToldUntilItSaves() {
    SavingHealth health = new SavingHealth(saver);
    store.failures.add(new PgException("permission denied", "ERROR", "42501", ""));

    read(1);

    Awaitility.await().atMost(TIMEOUT).until(() -> saver.failure().isPresent());
    assertThat(health.call().getStatus()).isEqualTo(HealthCheckResponse.Status.DOWN);
    assertThat(String.valueOf(health.call().getData().orElseThrow().get("refused")))
        .contains("permission denied");
    store.isBack.complete(null);
    Awaitility.await().atMost(TIMEOUT).until(() -> saver.failure().isEmpty());
    assertThat(health.call().getStatus()).isEqualTo(HealthCheckResponse.Status.UP);
  }

  @Test
  void aDatabaseThatIsAwayIsWaitedFor() {
    store.failures.add(new ConnectException("refused"));
    store.failures.add(new PgException("shutting down", "FATAL", "57P01", ""));

    read(1);

    Awaitility.await().atMost(TIMEOUT).until(() -> store.saved.size() == 3);
    assertThat(saver.failure()).isEmpty();
  }

  private void read(int commits) {
    ReadBatch batch = new ReadBatch();
    for (int i = 0; i < commits; i++) {
      batch.addCommit(PLACE, new ReadResult.Accepted(COMMIT, Standing.NONE));
    }
    offset += commits;
    batch.setPosition(PLACE, new ReadBatch.ReadPosition(offset, Claims.none(new Partition(0, 1))));
    saver.add(batch);
  }
}
