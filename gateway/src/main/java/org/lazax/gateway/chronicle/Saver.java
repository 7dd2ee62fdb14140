package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.jboss.logging.Logger;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Saves what is read, one transaction after the other. Records that are read meanwhile go into the
 * next transaction. While the database is not available, answers go on and records wait in memory
 * up to a limit; then reading waits.
 */
@ApplicationScoped
class Saver {
  private static final Logger LOG = Logger.getLogger(Saver.class);
  private static final int MAX_WAITING = 20_000;

  /** One transaction for each commit would cost too much. */
  private static final Duration BATCH_DELAY = Duration.ofMillis(20);

  private final ChronicleStore store;
  private final Feeds feeds;
  private ReadBatch waiting = new ReadBatch();
  private boolean saving;

  Saver(ChronicleStore store, Feeds feeds) {
    this.store = store;
    this.feeds = feeds;
  }

  synchronized void add(ReadBatch batch) {
    waiting.add(batch);
    saveNext();
  }

  /** Whether fewer commits wait than the limit. */
  synchronized boolean hasCapacity() {
    return waiting.commits().size() < MAX_WAITING;
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
    ReadBatch taken = waiting;
    waiting = new ReadBatch();
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
