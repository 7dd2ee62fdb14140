package org.lazax.kafka.host;

import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * The Kafka consumer of this instance. It reads the chronicle and the commands together, so that
 * the partitions of both topics with the same number are assigned together.
 */
@ApplicationScoped
@Identifier(LogConsumer.CHANNEL)
public class LogConsumer implements KafkaConsumerRebalanceListener {
  static final String CHANNEL = "host";

  private final Hosts hosts;
  private final HostThread thread;

  LogConsumer(Hosts hosts, HostThread thread) {
    this.hosts = hosts;
    this.thread = thread;
  }

  /** Passes the records to the hosts. The next poll waits until they are processed. */
  @Incoming(CHANNEL)
  CompletionStage<Void> read(ConsumerRecords<String, byte[]> records) {
    CompletableFuture<Void> processed = new CompletableFuture<>();
    thread.run(() -> {
      try {
        hosts.read(records);
      } finally {
        processed.complete(null);
      }
    });
    return processed;
  }

  @Override
  public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
    hosts.assigned(consumer, assigned);
  }

  @Override
  public void onPartitionsRevoked(Consumer<?, ?> consumer, Collection<TopicPartition> revoked) {
    hosts.revoked(revoked);
  }

  @Override
  public void onPartitionsLost(Consumer<?, ?> consumer, Collection<TopicPartition> lost) {
    hosts.revoked(lost);
  }
}
