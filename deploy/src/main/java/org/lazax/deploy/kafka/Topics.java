package org.lazax.deploy.kafka;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;

/** Creates the platform's topics. */
public final class Topics {
  /** Number of partitions of each topic if the platform runs on one machine. */
  public static final int PARTITIONS = 8;

  private static final int TIMEOUT_SECONDS = 30;

  private Topics() {}

  /**
   * Creates missing topics. Existing topics and their replicas are left as they are.
   *
   * @throws IllegalStateException if a topic has another number of partitions, because its games
   *     would then be looked for in other partitions
   */
  public static void ensure(String bootstrapServers, Layout layout) {
    try (Admin admin =
        Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
      List<Topic> topics = Topic.all();
      var present = admin.listTopics().names().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      List<NewTopic> missing =
          topics.stream()
              .filter(topic -> !present.contains(topic.name()))
              .map(topic -> topic.newTopic(layout))
              .toList();
      admin.createTopics(missing).all().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      List<String> existing = topics.stream().map(Topic::name).filter(present::contains).toList();
      admin
          .describeTopics(existing)
          .allTopicNames()
          .get(TIMEOUT_SECONDS, TimeUnit.SECONDS)
          .values()
          .forEach(topic -> requirePartitions(topic, layout.partitions()));
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("Topics cannot be created on " + bootstrapServers, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while creating topics", e);
    }
  }

  /** The same on a single broker. */
  public static void ensure(String bootstrapServers, int partitions) {
    ensure(bootstrapServers, Layout.onOneBroker(partitions));
  }

  private static void requirePartitions(TopicDescription topic, int partitions) {
    int found = topic.partitions().size();
    if (found != partitions) {
      throw new IllegalStateException(
          "Topic %s has %d partitions, not %d; the number cannot be changed"
              .formatted(topic.name(), found, partitions));
    }
  }
}
