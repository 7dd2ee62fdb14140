package org.lazax.kafka.host;

import io.smallrye.reactive.messaging.kafka.KafkaClientService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * The polling thread of the {@link LogConsumer}. The Kafka client is looked up lazily, because the
 * consumer depends on the hosts.
 */
@ApplicationScoped
class LogConsumerPolling implements Polling {
  private static final Logger LOG = Logger.getLogger(LogConsumerPolling.class);

  private final Instance<KafkaClientService> clients;

  LogConsumerPolling(Instance<KafkaClientService> clients) {
    this.clients = clients;
  }

  @Override
  public void run(Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>> work) {
    clients
        .get()
        .getConsumer(LogConsumer.CHANNEL)
        .runOnPollingThread(work::accept)
        .subscribe()
        .with(_ -> {}, e -> LOG.warnf("work on the polling thread failed: %s", e.getMessage()));
  }
}
