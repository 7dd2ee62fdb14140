package org.lazax.kafka.host;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.log.KafkaClients;

/**
 * The Kafka producer of this instance: idempotent, with {@code acks=all}. Every record names its
 * partition.
 */
@ApplicationScoped
public class LogProducer {
  private static final Duration MAX_BLOCK = Duration.ofSeconds(5);

  private final Producer<String, byte[]> producer;

  LogProducer(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.producer = KafkaClients.producer(bootstrapServers, MAX_BLOCK);
  }

  /**
   * Sends a record.
   *
   * @param done called with nothing when the broker has the record, and with the failure if it may
   *     not have it
   */
  public void send(
      String topic,
      int partition,
      String key,
      byte[] value,
      List<Header> headers,
      Consumer<Optional<Exception>> done) {
    try {
      // The callback gets the result, so the future is not needed.
      Future<?> _ =
          producer.send(
              new ProducerRecord<>(topic, partition, key, value, headers),
              (_, failure) -> done.accept(Optional.ofNullable(failure)));
    } catch (RuntimeException e) {
      done.accept(Optional.of(e));
    }
  }

  @PreDestroy
  void close() {
    producer.close();
  }
}
