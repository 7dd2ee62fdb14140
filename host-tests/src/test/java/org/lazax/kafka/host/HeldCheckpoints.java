package org.lazax.kafka.host;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;

/** The service's database. A test can hold checkpoints back on their way to it. */
final class HeldCheckpoints extends CheckpointStore {
  private volatile CompletableFuture<Void> gate = CompletableFuture.completedFuture(null);
  private volatile boolean holding;
  private volatile Optional<Set<ServicePartition>> lastWritten = Optional.empty();

  HeldCheckpoints(Database database) {
    super(database.pool());
  }

  /** Holds back all checkpoints from now on. */
  void hold() {
    gate = new CompletableFuture<>();
  }

  /** Whether a checkpoint waits. */
  boolean isHolding() {
    return holding;
  }

  /** Sends the held checkpoints on to the database. */
  void release() {
    lastWritten = Optional.empty();
    gate.complete(null);
  }

  /** The partitions that the database has written since the release; empty before its answer. */
  Optional<Set<ServicePartition>> written() {
    return lastWritten;
  }

  @Override
  public Uni<Set<ServicePartition>> save(List<Checkpoint> checkpoints) {
    CompletableFuture<Void> now = gate;
    holding = !now.isDone();
    return Uni.createFrom()
        .completionStage(now)
        .chain(() -> super.save(checkpoints))
        .invoke(written -> lastWritten = Optional.of(written));
  }
}
