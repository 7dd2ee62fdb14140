package org.lazax.kafka.host;

import jakarta.enterprise.event.Event;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.log.KafkaClients;

/** Produces the Kafka consumer of this instance. */
final class HostConsumer {
  private static final Duration SESSION_TIMEOUT = Duration.ofSeconds(10);

  private HostConsumer() {}

  /**
   * The consumer in the group of this kind of process. Its creation is an event, from which Quarkus
   * binds its metrics.
   *
   * @param member static id of this process in the group
   */
  @Produces
  @Singleton
  static Consumer<String, byte[]> consumer(
      @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
      @ConfigProperty(name = "lazax.service") String group,
      @ConfigProperty(name = "lazax.instance") String member,
      Event<Consumer<?, ?>> created) {
    Consumer<String, byte[]> consumer =
        KafkaClients.consumer(bootstrapServers, settings(group, member, SESSION_TIMEOUT));
    created.fire(consumer);
    return consumer;
  }

  /**
   * The settings of a host's consumer.
   *
   * @param member static id in the group; of two processes with the same id the later one takes
   *     over at once
   * @param sessionTimeout after which the partitions of a dead member go to the others
   */
  static Map<String, Object> settings(String group, String member, Duration sessionTimeout) {
    return Map.of(
        ConsumerConfig.GROUP_ID_CONFIG,
        group,
        ConsumerConfig.GROUP_INSTANCE_ID_CONFIG,
        member,
        ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG,
        (int) sessionTimeout.toMillis(),
        ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG,
        (int) sessionTimeout.dividedBy(5).toMillis(),
        // It assigns the same partitions of the chronicle and of the commands.
        ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG,
        RangeAssignor.class.getName(),
        ConsumerConfig.MAX_POLL_RECORDS_CONFIG,
        1000,
        ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
        100);
  }
}
