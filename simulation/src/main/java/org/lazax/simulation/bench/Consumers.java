package org.lazax.simulation.bench;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.lazax.log.KafkaClients;

/** Consumers that read a whole topic without a group, with the settings of the services. */
final class Consumers {
  private static final int MAX_POLL_RECORDS = 1_000;

  private Consumers() {}

  static KafkaConsumer<String, byte[]> of(String kafka, String topic) {
    KafkaConsumer<String, byte[]> consumer =
        KafkaClients.consumer(
            kafka,
            Map.of(
                ConsumerConfig.MAX_POLL_RECORDS_CONFIG,
                MAX_POLL_RECORDS,
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
