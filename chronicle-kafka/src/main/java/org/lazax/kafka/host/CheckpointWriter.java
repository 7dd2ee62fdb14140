package org.lazax.kafka.host;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;

/**
 * Writes the checkpoints of all partitions of this instance, one transaction after the other: what
 * is brought meanwhile goes into the next one together. Rests after each as long as it took several
 * times over, so that a busy database is asked less often. Confined to the host's thread.
 */
final class CheckpointWriter {
  /** The partitions' clocks are not quite the same. */
  private static final Duration TO_GATHER = Duration.ofMillis(30);

  private static final int TIMES_TO_REST = 4;
  private static final Duration MOST_REST = Duration.ofSeconds(1);

  /** What became of a checkpoint; told on any thread. */
  interface Told {
    void written();

    /** The fence did not stand, and nothing is written. */
    void fenced();

    /** The database is away, or failed on it. */
    void failed(Throwable why);
  }

  private record Brought(Checkpoint checkpoint, Told told) {}

  private final CheckpointStore store;
  private final HostThread thread;
  private final HostMeters meters;
  private List<Brought> waiting = new ArrayList<>();
  private boolean busy;

  CheckpointWriter(CheckpointStore store, HostThread thread, HostMeters meters) {
    this.store = store;
    this.thread = thread;
    this.meters = meters;
  }

  void bring(Checkpoint checkpoint, Told told) {
    waiting.add(new Brought(checkpoint, told));
    if (!busy) {
      busy = true;
      thread.runAfter(TO_GATHER, this::next);
    }
  }

  private void next() {
    if (waiting.isEmpty()) {
      busy = false;
      return;
    }
    List<Brought> taken = waiting;
    waiting = new ArrayList<>();
    long start = System.nanoTime();
    write(taken, () -> thread.runAfter(rest(System.nanoTime() - start), this::next));
  }

  private void write(List<Brought> taken, Runnable then) {
    Timer.Sample begun = meters.checkpointBegins();
    store
        .save(taken.stream().map(Brought::checkpoint).toList())
        .subscribe()
        .with(
            advanced -> {
              meters.checkpointWritten(begun);
              taken.forEach(each -> tell(each, advanced));
              then.run();
            },
            failure -> {
              if (taken.size() > 1) {
                // One that the database cannot take must not hold up the others.
                each(taken, 0, then);
              } else {
                taken.getFirst().told().failed(failure);
                then.run();
              }
            });
  }

  private void each(List<Brought> taken, int place, Runnable then) {
    if (place == taken.size()) {
      then.run();
    } else {
      write(List.of(taken.get(place)), () -> each(taken, place + 1, then));
    }
  }

  private static void tell(Brought brought, Set<Integer> advanced) {
    if (advanced.contains(brought.checkpoint().partition())) {
      brought.told().written();
    } else {
      brought.told().fenced();
    }
  }

  private static Duration rest(long nanos) {
    Duration rest = Duration.ofNanos(TIMES_TO_REST * nanos);
    return rest.compareTo(MOST_REST) < 0 ? rest : MOST_REST;
  }
}
