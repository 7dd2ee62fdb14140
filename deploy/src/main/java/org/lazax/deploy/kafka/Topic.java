package org.lazax.deploy.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/**
 * A topic of the platform. No topic is compacted, because every record of the chronicle counts.
 *
 * @param retention how long a record is kept; empty for no limit
 */
public record Topic(String name, Optional<Duration> retention) {

  /** The services. Each has a topic for its commands. */
  public static final List<String> SERVICES =
      List.of(
          "game-service", "map-service", "combat-service", "agenda-service", "tournament-service");

  /** The topics that are the source of truth: the games and the tournaments. */
  static final List<String> CHRONICLES = List.of("lazax.chronicle", "lazax.tournaments");

  private static final String UNLIMITED = "-1";

  /**
   * All topics. They have the same number of partitions, because the key of their records is the
   * game.
   */
  public static List<Topic> all() {
    List<Topic> topics = new ArrayList<>();
    SERVICES.forEach(
        service -> topics.add(withRetention("lazax.commands." + service, Duration.ofDays(14))));
    CHRONICLES.forEach(chronicle -> topics.add(new Topic(chronicle, Optional.empty())));
    topics.add(withRetention("lazax.replies", Duration.ofHours(1)));
    topics.add(withRetention("lazax.dead-letters", Duration.ofDays(30)));
    return List.copyOf(topics);
  }

  private static Topic withRetention(String name, Duration retention) {
    return new Topic(name, Optional.of(retention));
  }

  NewTopic newTopic(Layout layout) {
    String milliseconds = retention.map(Duration::toMillis).map(String::valueOf).orElse(UNLIMITED);
    return new NewTopic(name, layout.partitions(), (short) layout.replicas())
        .configs(
            Map.of(
                TopicConfig.CLEANUP_POLICY_CONFIG,
                TopicConfig.CLEANUP_POLICY_DELETE,
                TopicConfig.RETENTION_MS_CONFIG,
                milliseconds,
                TopicConfig.RETENTION_BYTES_CONFIG,
                UNLIMITED,
                TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG,
                Integer.toString(layout.minInSync())));
  }
}
