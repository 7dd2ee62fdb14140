package org.lazax.kafka.host;

import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;

/**
 * Writes the checkpoints of all hosts of this instance, one transaction after the other.
 * Checkpoints that come meanwhile go into the next transaction together, as many as weigh no more
 * than one may. For the host's thread only.
 */
final class CheckpointWriter {
  /**
   * Time to collect the checkpoints of several partitions, which do not come at exactly the same
   * time.
   */
  private static final Duration BATCH_DELAY = Duration.ofMillis(30);

  /** Is called with the result of a checkpoint, on any thread. */
  interface Callback {
    void written();

    /** The fence did not stand, so nothing was written. */
    void fenced();

    /** The database is not available, or the statement failed. */
    void failed(Throwable failure);
  }

  private record Pending(Checkpoint checkpoint, Callback callback) {}

  private final CheckpointStore store;
  private final HostInputs inputs;
  private final HostMeters meters;
  private final Deque<Pending> waiting = new ArrayDeque<>();
  private boolean busy;

  CheckpointWriter(CheckpointStore store, HostInputs inputs, HostMeters meters) {
    this.store = store;
    this.inputs = inputs;
    this.meters = meters;
  }

  void enqueue(Checkpoint checkpoint, Callback told) {
    waiting.add(new Pending(checkpoint, told));
    if (!busy) {
      busy = true;
      inputs.addAfter(BATCH_DELAY, this::writeNext);
    }
  }

  private void writeNext() {
    if (waiting.isEmpty()) {
      busy = false;
      return;
    }
    write(take(), () -> inputs.add(this::writeNext));
  }

  /** The next checkpoints, the first of them in any case. */
  private List<Pending> take() {
    List<Pending> taken = new ArrayList<>();
    long size = 0;
    do {
      Pending next = waiting.remove();
      taken.add(next);
      size += next.checkpoint().batch().size();
    } while (!waiting.isEmpty()
        && size + waiting.element().checkpoint().batch().size() <= CheckpointBatch.MAX_SIZE);
    return taken;
  }

  private void write(List<Pending> batch, Runnable then) {
    Timer.Sample sample = meters.startCheckpoint();
    Uni.createFrom()
        .deferred(() -> store.save(batch.stream().map(Pending::checkpoint).toList()))
        .subscribe()
        .with(
            advanced -> {
              meters.checkpointWritten(sample);
              batch.forEach(each -> complete(each, advanced));
              then.run();
            },
            failure -> {
              if (batch.size() > 1) {
                // A checkpoint that the database refuses must not block the others.
                writeOneByOne(batch, 0, then);
              } else {
                batch.getFirst().callback().failed(failure);
                then.run();
              }
            });
  }

  private void writeOneByOne(List<Pending> batch, int index, Runnable then) {
    if (index == batch.size()) {
      then.run();
    } else {
      write(List.of(batch.get(index)), () -> writeOneByOne(batch, index + 1, then));
    }
  }

  private static void complete(Pending brought, Set<ServicePartition> advanced) {
    if (advanced.contains(brought.checkpoint().id())) {
      brought.callback().written();
    } else {
      brought.callback().fenced();
    }
  }
}
