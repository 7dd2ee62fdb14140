package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.transport.Topics;

/** Reads one game again from the log's beginning: the way back when rows and log do not fit. */
@ApplicationScoped
class LogScan {
  private static final Duration POLL = Duration.ofSeconds(1);

  private final String bootstrapServers;

  LogScan(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
  }

  /** The accepted commits of this game before an offset. Takes as long as the log is. */
  List<CommitRow> commits(Partition partition, GameId game, long beforeOffset) {
    GameScan scan = new GameScan(game, partition);
    TopicPartition topic = new TopicPartition(Topics.CHRONICLE, partition.number());
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      consumer.assign(List.of(topic));
      consumer.seekToBeginning(List.of(topic));
      while (consumer.position(topic) < beforeOffset) {
        for (ConsumerRecord<String, byte[]> entry : consumer.poll(POLL).records(topic)) {
          if (entry.offset() < beforeOffset) {
            scan.read(entry.key(), entry.value());
          }
        }
      }
    }
    return scan.found().commits();
  }
}
