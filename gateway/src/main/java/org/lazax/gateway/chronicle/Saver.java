package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jboss.logging.Logger;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Saves what is read, one transaction after the other. Records that are read meanwhile go into the
 * next transactions, many into each. While the database is not available, answers go on and records
 * wait in memory up to a limit; then reading waits.
 */
@ApplicationScoped
class Saver {
  private static final Logger LOG = Logger.getLogger(Saver.class);
  private static final int MAX_WAITING = 20_000;

  /** One transaction for each commit would cost too much. */
  private static final Duration BATCH_DELAY = Duration.ofMillis(20);

  private final ChronicleStore store;
  private final Feeds feeds;
  private final Deque<ReadBatch> waiting = new ArrayDeque<>();
  private int commits;
  private boolean saving;

  Saver(ChronicleStore store, Feeds feeds) {
    this.store = store;
    this.feeds = feeds;
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
    commits += batch.commits().size();
    saveNext();
  }

  /** Whether fewer commits wait than the limit. */
  synchronized boolean hasCapacity() {
    return commits < MAX_WAITING;
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
    ReadBatch taken = waiting.remove();
    commits -= taken.commits().size();
    return taken;
  }

  private void save(ReadBatch batch) {
    DatabaseRetry.forever(
            Uni.createFrom().deferred(() -> store.save(batch)),
            e -> LOG.warnf("saving waits for the database: %s", e.getMessage()))
        .subscribe()
        .with(_ -> saved(batch), e -> LOG.error("a batch was not saved", e));
  }

  private void saved(ReadBatch batch) {
    feeds.publish(batch.commits());
    synchronized (this) {
      saving = false;
    }
    saveNext();
  }
}
