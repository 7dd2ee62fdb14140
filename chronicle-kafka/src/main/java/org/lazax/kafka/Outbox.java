package org.lazax.kafka;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * What this instance writes to Kafka: {@code acks=all}, idempotent, one record a decision, the
 * partition named.
 */
@ApplicationScoped
public class Outbox {
  private final Producer<String, byte[]> producer;

  Outbox(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers,
                ProducerConfig.ACKS_CONFIG, "all",
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true,
                ProducerConfig.LINGER_MS_CONFIG, 0,
                // What comes while a request is under way goes into the next one together.
                ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1,
                ProducerConfig.MAX_BLOCK_MS_CONFIG, 5_000,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000),
            new StringSerializer(),
            new ByteArraySerializer());
  }

  /** Sends a record; afterwards says whether the broker has it. False may still mean it has. */
  public void send(
      String topic,
      int partition,
      String key,
      byte[] value,
      List<Header> headers,
      Consumer<Boolean> arrived) {
    try {
      // The callback hears of it, so nobody looks at the future.
      Future<?> _ =
          producer.send(
              new ProducerRecord<>(topic, partition, key, value, headers),
              (_, failure) -> arrived.accept(failure == null));
    } catch (RuntimeException e) {
      arrived.accept(false);
    }
  }

  @PreDestroy
  void close() {
    producer.close();
  }
}
