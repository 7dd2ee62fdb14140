package org.lazax.log;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** How the platform writes records: {@code acks=all}, idempotent, none of them late for another. */
public final class Producers {
  private Producers() {}

  /**
   * A producer of records by game.
   *
   * @param patience how long sending waits for a broker that does not answer
   */
  public static Producer<String, byte[]> of(String bootstrapServers, Duration patience) {
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
            patience.toMillis(),
            ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
            10_000,
            ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
            5_000),
        new StringSerializer(),
        new ByteArraySerializer());
  }
}
