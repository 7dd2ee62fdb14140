package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Keeps what is read, one transaction after the other: what comes in meanwhile goes into the next.
 * While the database is away, answers go on and readings pile up to a limit; then reading waits.
 */
@ApplicationScoped
class Saver {
  private static final Logger LOG = Logger.getLogger(Saver.class);
  private static final int MOST_WAITING = 20_000;

  /** A transaction a commit would cost more than the commit. */
  private static final Duration TO_GATHER = Duration.ofMillis(20);

  private final ChronicleStore store;
  private final Feeds feeds;
  private ReadBatch waiting = new ReadBatch();
  private CompletableFuture<Void> room = CompletableFuture.completedFuture(null);
  private boolean underWay;

  Saver(ChronicleStore store, Feeds feeds) {
    this.store = store;
    this.feeds = feeds;
  }

  /** Takes a reading on; completes when there is room for another. */
  synchronized CompletionStage<Void> add(ReadBatch reading) {
    waiting.add(reading);
    if (waiting.commits().size() > MOST_WAITING && room.isDone()) {
      room = new CompletableFuture<>();
    }
    saveNext();
    return room;
  }

  private synchronized void saveNext() {
    if (underWay || waiting.isEmpty()) {
      return;
    }
    underWay = true;
    Uni.createFrom()
        .voidItem()
        .onItem()
        .delayIt()
        .by(TO_GATHER)
        .subscribe()
        .with(_ -> save(take()));
  }

  private synchronized ReadBatch take() {
    ReadBatch taken = waiting;
    waiting = new ReadBatch();
    room.complete(null);
    return taken;
  }

  private void save(ReadBatch batch) {
    DatabaseRetry.forever(
            store.save(batch),
            e -> LOG.warnf("what was read waits for the database: %s", e.getMessage()))
        .subscribe()
        .with(_ -> saved(batch), e -> LOG.error("what was read is not kept", e));
  }

  private void saved(ReadBatch batch) {
    feeds.publish(batch.commits());
    synchronized (this) {
      underWay = false;
    }
    saveNext();
  }
}
