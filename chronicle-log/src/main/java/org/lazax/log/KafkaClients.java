package org.lazax.log;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Kafka's clients with the settings that the whole platform uses. */
public final class KafkaClients {
  private KafkaClients() {}

  /** A consumer in no group: it is told what to read and from where, and commits no offset. */
  public static KafkaConsumer<String, byte[]> reader(String bootstrapServers) {
    return reader(bootstrapServers, Map.of());
  }

  /** A consumer that commits no offset by itself, with these settings beside. */
  public static KafkaConsumer<String, byte[]> reader(
      String bootstrapServers, Map<String, Object> more) {
    Map<String, Object> settings = new HashMap<>(more);
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    return new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
  }

  /**
   * A producer of records that must not be lost: {@code acks=all}, idempotent, in order.
   *
   * @param mostBlocked so long a send may wait on its own thread for what it must know of the topic
   */
  public static Producer<String, byte[]> writer(String bootstrapServers, Duration mostBlocked) {
    return new KafkaProducer<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
            bootstrapServers,
            ProducerConfig.ACKS_CONFIG,
            "all",
            ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
            true,
            ProducerConfig.LINGER_MS_CONFIG,
            0,
            // What comes while a request is under way goes into the next one together.
            ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION,
            1,
            ProducerConfig.MAX_BLOCK_MS_CONFIG,
            mostBlocked.toMillis(),
            ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
            10_000,
            ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
            5_000),
        new StringSerializer(),
        new ByteArraySerializer());
  }
}
