package org.lazax.kafka.host;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.log.KafkaClients;

/**
 * What this instance writes to Kafka: {@code acks=all}, idempotent, one record a decision, the
 * partition named.
 */
@ApplicationScoped
public class LogProducer {
  private static final Duration MOST_BLOCKED = Duration.ofSeconds(5);

  private final Producer<String, byte[]> producer;

  LogProducer(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.producer = KafkaClients.writer(bootstrapServers, MOST_BLOCKED);
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
