package org.lazax.log;

import static java.util.Objects.requireNonNull;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.StoredGame;

/**
 * Reads one game again from the beginning of the log. It is needed if the rows do not fit the log.
 */
@ApplicationScoped
public class LogScan {
  private static final Logger LOG = Logger.getLogger(LogScan.class);
  private static final Duration POLL = Duration.ofSeconds(1);

  /** A broker that sends nothing for so long does not send it. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private static final int ATTEMPTS = 5;
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);

  private final String bootstrapServers;

  public LogScan(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
  }

  /**
   * As {@link #scan}, but several times before it fails, with growing pauses: the broker may be
   * away.
   */
  public StoredGame repeated(String topic, Partition partition, GameId game, long beforeOffset) {
    Duration pause = FIRST_PAUSE;
    for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
      try {
        return scan(topic, partition, game, beforeOffset);
      } catch (RuntimeException failure) {
        LOG.warnf(failure, "game %s cannot be read from the log yet", game);
        LockSupport.parkNanos(pause.toNanos());
        pause = pause.multipliedBy(2);
      }
    }
    return scan(topic, partition, game, beforeOffset);
  }

  /**
   * The records of this game before an offset. It reads the whole partition up to that offset.
   *
   * @throws LostRecordsException if the log has lost its beginning, in which claims are that later
   *     commits depend on, or its end
   * @throws IllegalStateException if the log cannot be read up to the offset
   */
  public StoredGame scan(String topic, Partition partition, GameId game, long beforeOffset) {
    GameScan scan = new GameScan(game, partition);
    TopicPartition place = new TopicPartition(topic, partition.number());
    try (KafkaConsumer<String, byte[]> consumer = KafkaClients.consumer(bootstrapServers)) {
      consumer.assign(List.of(place));
      consumer.seekToBeginning(List.of(place));
      LogBounds bounds = requireNonNull(LogBounds.of(consumer, List.of(place)).get(place));
      bounds.requireFrom(0);
      bounds.requireFrom(beforeOffset);
      long stuckAt = System.nanoTime() + LONGEST_WAIT.toNanos();
      long position = consumer.position(place);
      while (position < beforeOffset) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL).records(place)) {
          if (record.offset() < beforeOffset) {
            scan.read(record.key(), RecordValue.of(record));
          }
        }
        long reached = consumer.position(place);
        if (reached > position) {
          position = reached;
          stuckAt = System.nanoTime() + LONGEST_WAIT.toNanos();
        } else if (System.nanoTime() > stuckAt) {
          throw new IllegalStateException(
              "%s cannot be read from %d on".formatted(place, position));
        }
      }
    }
    return scan.found();
  }
}
