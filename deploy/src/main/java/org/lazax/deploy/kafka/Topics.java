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

/** Lays out the platform's topics on a broker. */
public final class Topics {
  /** Partitions of every topic on one machine. */
  public static final int PARTITIONS = 8;

  private static final int SECONDS_TO_WAIT = 30;

  private Topics() {}

  /**
   * Creates the topics that are missing and leaves the others alone, their replicas too.
   *
   * @throws IllegalStateException if a topic is there with another number of partitions: its keys
   *     would lie elsewhere than their games were written
   */
  public static void ensure(String bootstrapServers, Layout layout) {
    try (Admin admin =
        Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
      List<Topic> topics = Topic.all();
      var present = admin.listTopics().names().get(SECONDS_TO_WAIT, TimeUnit.SECONDS);
      List<NewTopic> missing =
          topics.stream()
              .filter(topic -> !present.contains(topic.name()))
              .map(topic -> topic.laidOut(layout))
              .toList();
      admin.createTopics(missing).all().get(SECONDS_TO_WAIT, TimeUnit.SECONDS);
      List<String> old = topics.stream().map(Topic::name).filter(present::contains).toList();
      admin
          .describeTopics(old)
          .allTopicNames()
          .get(SECONDS_TO_WAIT, TimeUnit.SECONDS)
          .values()
          .forEach(topic -> refuseAnotherCount(topic, layout.partitions()));
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("The topics could not be laid out on " + bootstrapServers, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while laying out topics", e);
    }
  }

  /** The same, on one broker. */
  public static void ensure(String bootstrapServers, int partitions) {
    ensure(bootstrapServers, Layout.onOneBroker(partitions));
  }

  private static void refuseAnotherCount(TopicDescription topic, int partitions) {
    int found = topic.partitions().size();
    if (found != partitions) {
      throw new IllegalStateException(
          "Topic %s has %d partitions, not %d; the count never changes"
              .formatted(topic.name(), found, partitions));
    }
  }
}
