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
 * The one consumer of this instance: chronicle and commands together, so that a partition of both
 * is assigned as one and folds come before decisions.
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

  /** The next poll comes when these are handed over, so a slow host is not flooded. */
  @Incoming(CHANNEL)
  CompletionStage<Void> read(ConsumerRecords<String, byte[]> records) {
    CompletableFuture<Void> handedOver = new CompletableFuture<>();
    thread.run(() -> {
      try {
        hosts.read(records);
      } finally {
        handedOver.complete(null);
      }
    });
    return handedOver;
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
