package org.lazax.deploy.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/**
 * A topic of the platform. No topic is ever compacted: of the chronicle every record counts.
 *
 * @param retention how long a record is kept; empty means for ever
 */
public record Topic(String name, Optional<Duration> retention) {

  /** The services that own commands, each with a topic of its own. */
  public static final List<String> SERVICES =
      List.of("game-service", "map-service", "combat-service", "agenda-service");

  private static final String FOR_EVER = "-1";

  /** Every topic, all with the same number of partitions, since all are keyed by game. */
  public static List<Topic> all() {
    List<Topic> topics = new ArrayList<>();
    SERVICES.forEach(service -> topics.add(kept("lazax.commands." + service, Duration.ofDays(14))));
    topics.add(new Topic("lazax.chronicle", Optional.empty()));
    topics.add(kept("lazax.replies", Duration.ofHours(1)));
    topics.add(kept("lazax.dead-letters", Duration.ofDays(30)));
    return List.copyOf(topics);
  }

  private static Topic kept(String name, Duration retention) {
    return new Topic(name, Optional.of(retention));
  }

  NewTopic laidOut(Layout layout) {
    String milliseconds = retention.map(Duration::toMillis).map(String::valueOf).orElse(FOR_EVER);
    return new NewTopic(name, layout.partitions(), (short) layout.replicas())
        .configs(
            Map.of(
                TopicConfig.CLEANUP_POLICY_CONFIG,
                TopicConfig.CLEANUP_POLICY_DELETE,
                TopicConfig.RETENTION_MS_CONFIG,
                milliseconds,
                TopicConfig.RETENTION_BYTES_CONFIG,
                FOR_EVER,
                TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG,
                Integer.toString(layout.inSync())));
  }
}
