package org.lazax.simulation.bench;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.lazax.log.KafkaClients;

/** Consumers that read a topic whole, in no group, with the settings the services use. */
final class Consumers {
  private static final int MOST_A_POLL = 1_000;

  private Consumers() {}

  static KafkaConsumer<String, byte[]> of(String kafka, String topic) {
    KafkaConsumer<String, byte[]> consumer =
        KafkaClients.consumer(
            kafka,
            Map.of(
                ConsumerConfig.MAX_POLL_RECORDS_CONFIG,
                MOST_A_POLL,
                ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
                100));
    List<TopicPartition> partitions =
        consumer.partitionsFor(topic).stream()
            .map(partition -> new TopicPartition(topic, partition.partition()))
            .toList();
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
    return consumer;
  }
}
