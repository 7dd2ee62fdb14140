package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;
import org.lazax.log.rows.DatabaseRetry;
import org.lazax.log.vital.Heartbeat;

/** Takes partitions over from their hosts before. For the host's thread only. */
final class Takeover {
  private static final Logger LOG = Logger.getLogger(Takeover.class);

  private final Consumer<?, ?> consumer;
  private final CheckpointStore store;
  private final Heartbeat heartbeat;

  Takeover(Consumer<?, ?> consumer, CheckpointStore store, Heartbeat heartbeat) {
    this.consumer = consumer;
    this.store = store;
    this.heartbeat = heartbeat;
  }

  /** Takes a partition over with a new claim. It waits while the database is not available. */
  PartitionCheckpoint checkpoint(ServicePartition id) {
    return DatabaseRetry.forever(
            store.takeOver(id, Instances.newClaim()),
            e -> {
              heartbeat.beat();
              LOG.warnf("%s waits for the database: %s", id, e.getMessage());
            })
        .await()
        .indefinitely();
  }

  /**
   * The end of a partition's log.
   *
   * @param from offset from which it is to be read
   * @throws IllegalStateException if the log does not reach from this offset to its end
   */
  long end(TopicPartition topic, long from) {
    long beginning = requireNonNull(consumer.beginningOffsets(Set.of(topic)).get(topic));
    if (from < beginning) {
      throw new IllegalStateException(
          "the records of %s from %d to %d are missing: the log has lost its beginning"
              .formatted(topic, from, beginning - 1));
    }
    long end = requireNonNull(consumer.endOffsets(Set.of(topic)).get(topic));
    if (from > end) {
      throw new IllegalStateException(
          "the checkpoint of %s is at offset %d, beyond the end of the log at %d: this is another log"
              .formatted(topic, from, end));
    }
    return end;
  }
}
