package org.lazax.deploy.kafka;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;

/** Creates the platform's topics. */
public final class Topics {
  /**
   * Number of partitions of each topic of a new installation on one machine. Each is a request more
   * for the broker, and two are as many as the cores of a small machine.
   */
  public static final int PARTITIONS = 2;

  private static final int TIMEOUT_SECONDS = 30;

  private Topics() {}

  /**
   * Creates missing topics. Existing topics and their replicas are left as they are.
   *
   * @throws IllegalStateException if a topic has another number of partitions, because its games
   *     would then be looked for in other partitions
   */
  public static void ensure(String bootstrapServers, Layout layout) {
    withAdmin(bootstrapServers, admin -> ensure(admin, layout));
  }

  /**
   * Creates missing topics on a single broker, with as many partitions as the chronicle has, or as
   * many as these if there is no chronicle yet.
   */
  static void ensureOnOneBroker(String bootstrapServers, int partitions) {
    withAdmin(
        bootstrapServers,
        admin -> ensure(admin, Layout.onOneBroker(chronicle(admin).orElse(partitions))));
  }

  private static void ensure(Admin admin, Layout layout)
      throws ExecutionException, TimeoutException, InterruptedException {
    List<Topic> topics = Topic.all();
    var present = admin.listTopics().names().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    List<NewTopic> missing =
        topics.stream()
            .filter(topic -> !present.contains(topic.name()))
            .map(topic -> topic.newTopic(layout))
            .toList();
    admin.createTopics(missing).all().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    List<String> existing = topics.stream().map(Topic::name).filter(present::contains).toList();
    describe(admin, existing).forEach(topic -> requirePartitions(topic, layout.partitions()));
  }

  /** The number of partitions of the chronicles; empty if there are none. */
  private static OptionalInt chronicle(Admin admin)
      throws ExecutionException, TimeoutException, InterruptedException {
    var present = admin.listTopics().names().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    List<String> chronicle = Topic.CHRONICLES.stream().filter(present::contains).toList();
    return describe(admin, chronicle).stream()
        .mapToInt(topic -> topic.partitions().size())
        .findFirst();
  }

  private static Collection<TopicDescription> describe(Admin admin, List<String> topics)
      throws ExecutionException, TimeoutException, InterruptedException {
    return admin
        .describeTopics(topics)
        .allTopicNames()
        .get(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .values();
  }

  private interface Work {
    void with(Admin admin) throws ExecutionException, TimeoutException, InterruptedException;
  }

  private static void withAdmin(String bootstrapServers, Work work) {
    try (Admin admin =
        Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
      work.with(admin);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("Topics cannot be created on " + bootstrapServers, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while creating topics", e);
    }
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
