package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;
import org.lazax.log.rows.DatabaseOutage;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Saves what is read, one transaction after the other. Records that are read meanwhile go into the
 * next transactions, many into each. While the database is not available, answers go on and records
 * wait in memory up to the budget; then reading waits. It is the same if the database is there and
 * refuses to save, but this is told.
 */
@ApplicationScoped
class Saver {
  private static final Logger LOG = Logger.getLogger(Saver.class);

  /** One transaction for each commit would cost too much. */
  private static final Duration BATCH_DELAY = Duration.ofMillis(20);

  private final ChronicleStore store;
  private final Feeds feeds;
  private final Deque<ReadBatch> waiting = new ArrayDeque<>();
  private final MemoryBudget memory;
  private boolean saving;

  /** Why nothing can be saved until somebody acts. */
  private volatile Optional<String> failure = Optional.empty();

  Saver(ChronicleStore store, Feeds feeds, MemoryBudget memory) {
    this.store = store;
    this.feeds = feeds;
    this.memory = memory;
  }

  synchronized void add(ReadBatch batch) {
    if (batch.isEmpty()) {
      return;
    }
    ReadBatch last = waiting.peekLast();
    if (last != null && last.hasRoomFor(batch)) {
      last.add(batch);
    } else {
      waiting.add(batch);
    }
    memory.change(MemoryUse.NOTHING, unsaved(batch));
    saveNext();
  }

  /** Whether there is memory for more that is not saved. */
  boolean hasCapacity() {
    return !memory.mustSaveFirst();
  }

  private static MemoryUse unsaved(ReadBatch batch) {
    return new MemoryUse(0, batch.size(), 0, 0, 0);
  }

  private synchronized void saveNext() {
    if (saving || waiting.isEmpty()) {
      return;
    }
    saving = true;
    Uni.createFrom()
        .voidItem()
        .onItem()
        .delayIt()
        .by(BATCH_DELAY)
        .subscribe()
        .with(_ -> save(take()));
  }

  private synchronized ReadBatch take() {
    return waiting.remove();
  }

  private void save(ReadBatch batch) {
    DatabaseRetry.forever(Uni.createFrom().deferred(() -> store.save(batch)), this::failed)
        .subscribe()
        .with(_ -> saved(batch), e -> LOG.error("a batch was not saved", e));
  }

  private void failed(Throwable e) {
    if (DatabaseOutage.is(e)) {
      LOG.warnf("saving waits for the database: %s", e.getMessage());
      return;
    }
    Optional<String> told = failure;
    failure = Optional.of(String.valueOf(e.getMessage()));
    if (!told.equals(failure)) {
      LOG.error("what is read cannot be saved until somebody acts; it is tried again", e);
    }
  }

  /**
   * Why what is read cannot be saved until somebody acts; empty if it can, or will when the
   * database is back.
   */
  Optional<String> failure() {
    return failure;
  }

  private void saved(ReadBatch batch) {
    failure = Optional.empty();
    memory.change(unsaved(batch), MemoryUse.NOTHING);
    feeds.publish(batch.commits());
    synchronized (this) {
      saving = false;
    }
    saveNext();
  }
}
