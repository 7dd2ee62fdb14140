package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.CheckpointBatch.AnswerRow;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.Fence;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;

/** How checkpoints come into a database. */
class CheckpointWriterTest {
  private static final ServicePartition PLACE = new ServicePartition(Service.MAP, 0);
  private static final ClaimId CLAIM = new ClaimId("own");
  private static final GameId GAME = new GameId("a-game");
  private static final Duration NOW = Duration.ZERO;

  /** A store that throws where it should return a failure, as often as is said. */
  private static final class ThrowingStore extends CheckpointStore {
    private int failures;

    ThrowingStore(Database database, int failures) {
      super(database.pool());
      this.failures = failures;
    }

    @Override
    public Uni<Set<ServicePartition>> save(List<Checkpoint> checkpoints) {
      if (failures-- > 0) {
        throw new IllegalStateException("of a test");
      }
      return super.save(checkpoints);
    }
  }

  /** A store that tells how many checkpoints came together. */
  private static final class CountingStore extends CheckpointStore {
    private final List<Integer> together = new CopyOnWriteArrayList<>();

    CountingStore(Database database) {
      super(database.pool());
    }

    @Override
    public Uni<Set<ServicePartition>> save(List<Checkpoint> checkpoints) {
      together.add(checkpoints.size());
      return super.save(checkpoints);
    }
  }

  private static final class Outcomes implements CheckpointWriter.Callback {
    private final List<String> all = new ArrayList<>();

    @Override
    public synchronized void written() {
      all.add("written");
    }

    @Override
    public synchronized void fenced() {
      all.add("fenced");
    }

    @Override
    public synchronized void failed(Throwable failure) {
      all.add(String.valueOf(failure.getMessage()));
    }

    synchronized List<String> all() {
      return List.copyOf(all);
    }
  }

  private final RealServers servers = RealServers.borrow();
  private final Database database = servers.newDatabase();
  private final HostInputs inputs = new HostInputs(new MockConsumer<>("none"));
  private final Outcomes outcomes = new Outcomes();

  @AfterEach
  void stop() {
    servers.release(database);
    servers.giveBack();
  }

  @Test
  void aStoreThatThrowsDoesNotHoldUpLaterCheckpoints() {
    CheckpointStore store = new ThrowingStore(database, 1);
    store.takeOver(PLACE, CLAIM).await().indefinitely();
    CheckpointWriter writer = writer(store);

    writer.enqueue(checkpoint(List.of()), outcomes);
    await(1);
    writer.enqueue(checkpoint(List.of()), outcomes);
    await(2);

    assertThat(outcomes.all()).containsExactly("of a test", "written");
  }

  @Test
  void theFirstAnswerOfACommandStands() {
    CheckpointStore store = new CheckpointStore(database.pool());
    store.takeOver(PLACE, CLAIM).await().indefinitely();
    CommandId command = CommandId.given("tester", GAME, "key");
    Answer first = new Answer.Refused(Refusal.of("of-a-test", "refused first"));

    writer(store)
        .enqueue(
            checkpoint(
                List.of(
                    new AnswerRow(GAME, command, first),
                    new AnswerRow(GAME, command, new Answer.Applied(7)))),
            outcomes);
    await(1);

    assertThat(store.load(Service.MAP, GAME, Long.MAX_VALUE).await().indefinitely().answers())
        .isEqualTo(Map.of(command, first));
  }

  /** When the database is back, all partitions have something to save at the same time. */
  @Test
  void largeCheckpointsAreNotWrittenTogether() {
    CountingStore store = new CountingStore(database);
    CheckpointWriter writer = writer(store);
    for (int partition = 0; partition < 3; partition++) {
      ServicePartition place = new ServicePartition(Service.MAP, partition);
      store.takeOver(place, CLAIM).await().indefinitely();
      byte[] half = new byte[(int) CheckpointBatch.MAX_SIZE / 2 - 1_000];
      writer.enqueue(
          checkpoint(place, List.of(new CommitRow(GAME, partition, half)), List.of()), outcomes);
    }

    await(3);

    assertThat(outcomes.all()).containsOnly("written");
    assertThat(store.together).containsExactly(2, 1);
  }

  private CheckpointWriter writer(CheckpointStore store) {
    return new CheckpointWriter(store, inputs, new HostMeters(new SimpleMeterRegistry()));
  }

  private void await(int count) {
    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .until(() -> {
          inputs.beforePoll(NOW);
          inputs.afterPoll();
          return outcomes.all().size() >= count;
        });
  }

  private static Checkpoint checkpoint(List<AnswerRow> answers) {
    return checkpoint(PLACE, List.of(), answers);
  }

  private static Checkpoint checkpoint(
      ServicePartition place, List<CommitRow> commits, List<AnswerRow> answers) {
    Fence fence = new Fence(CLAIM, 0);
    return new Checkpoint(
        place,
        new CheckpointBatch(1, fence, fence, Map.of(), commits, List.of(), answers, List.of()),
        List.of());
  }
}
