package org.lazax.log;

import static java.util.Objects.requireNonNull;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.transport.TopicIdentity;
import org.lazax.chronicle.transport.Topics;

/** The topic in which the chronicle lies. */
@ApplicationScoped
public class LogTopic {
  private final String bootstrapServers;

  public LogTopic(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
  }

  /** Which topic it is, as the broker says. Blocks. */
  public TopicIdentity identity() {
    TopicDescription topic = describe();
    return new TopicIdentity(topic.topicId().toString(), topic.partitions().size());
  }

  private TopicDescription describe() {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
      return requireNonNull(
          admin
              .describeTopics(List.of(Topics.CHRONICLE))
              .allTopicNames()
              .get()
              .get(Topics.CHRONICLE));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while looking at the log", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the topic " + Topics.CHRONICLE + " cannot be read", e);
    }
  }
}
