package org.lazax.log;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.StoredGame;

/**
 * Reads one game again from the beginning of the log. It is needed if the rows do not fit the log.
 */
@ApplicationScoped
public class LogScan {
  private static final Duration POLL = Duration.ofSeconds(1);

  private final String bootstrapServers;

  public LogScan(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
  }

  /** The records of this game before an offset. It reads the whole partition up to that offset. */
  public StoredGame scan(String topic, Partition partition, GameId game, long beforeOffset) {
    GameScan scan = new GameScan(game, partition);
    TopicPartition place = new TopicPartition(topic, partition.number());
    try (KafkaConsumer<String, byte[]> consumer = KafkaClients.consumer(bootstrapServers)) {
      consumer.assign(List.of(place));
      consumer.seekToBeginning(List.of(place));
      while (consumer.position(place) < beforeOffset) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL).records(place)) {
          if (record.offset() < beforeOffset) {
            scan.read(record.key(), RecordValue.of(record));
          }
        }
      }
    }
    return scan.found();
  }
}
