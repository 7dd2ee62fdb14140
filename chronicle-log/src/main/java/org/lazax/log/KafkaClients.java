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

/** Creates Kafka clients with the settings of the platform. */
public final class KafkaClients {
  private KafkaClients() {}

  /** A consumer without a group. The caller assigns its partitions and offsets. */
  public static KafkaConsumer<String, byte[]> consumer(String bootstrapServers) {
    return consumer(bootstrapServers, Map.of());
  }

  /** A consumer with further settings; see {@link #consumerSettings}. */
  public static KafkaConsumer<String, byte[]> consumer(
      String bootstrapServers, Map<String, Object> further) {
    return new KafkaConsumer<>(
        consumerSettings(bootstrapServers, further),
        new StringDeserializer(),
        new ByteArrayDeserializer());
  }

  /**
   * The settings of a consumer without automatic commits, with further ones. A consumer whose place
   * is not in the log fails ({@code InvalidOffsetException}) and does not go on elsewhere. So each
   * place is set before it is read from.
   */
  public static Map<String, Object> consumerSettings(
      String bootstrapServers, Map<String, Object> further) {
    Map<String, Object> settings = new HashMap<>(further);
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
    return settings;
  }

  /**
   * An idempotent producer with {@code acks=all}, which keeps the order of records.
   *
   * @param maxBlock how long a send may block its thread while it waits for metadata
   */
  public static Producer<String, byte[]> producer(String bootstrapServers, Duration maxBlock) {
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
            // Records that are sent while a request is under way are batched into the next one.
            ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION,
            1,
            ProducerConfig.MAX_BLOCK_MS_CONFIG,
            maxBlock.toMillis(),
            ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
            10_000,
            ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
            5_000),
        new StringSerializer(),
        new ByteArraySerializer());
  }
}
