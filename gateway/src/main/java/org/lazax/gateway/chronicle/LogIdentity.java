package org.lazax.gateway.chronicle;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.transport.TopicIdentity;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.problem.Kind;
import org.lazax.gateway.problem.ProblemException;

/** Refuses a database that was read from another log: its offsets and heads mean nothing here. */
@ApplicationScoped
public class LogIdentity {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Pool pool;
  private final String bootstrapServers;
  private volatile int partitions;

  LogIdentity(
      Pool pool, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.pool = pool;
    this.bootstrapServers = bootstrapServers;
  }

  /** How many partitions every topic has; refuses until the log was looked at. */
  public int partitions() {
    if (partitions == 0) {
      throw ProblemException.later(
          Kind.UNAVAILABLE, "the gateway is starting", Duration.ofSeconds(1));
    }
    return partitions;
  }

  boolean isChecked() {
    return partitions != 0;
  }

  /** Looks at the log, and refuses another than the database knows. Blocks. */
  int check() {
    partitions = checked(describe());
    return partitions;
  }

  private int checked(TopicDescription topic) {
    TopicIdentity found = new TopicIdentity(topic.topicId().toString(), topic.partitions().size());
    pool.preparedQuery(
            "insert into log_identity (topic, topic_id, partitions) values ($1, $2, $3)"
                + " on conflict do nothing")
        .execute(Tuple.of(Topics.CHRONICLE, found.id(), found.partitions()))
        .await()
        .atMost(PATIENCE);
    Row known =
        pool.preparedQuery("select topic_id, partitions from log_identity where topic = $1")
            .execute(Tuple.of(Topics.CHRONICLE))
            .await()
            .atMost(PATIENCE)
            .iterator()
            .next();
    return found.require(
        new TopicIdentity(known.getString("topic_id"), known.getInteger("partitions")));
  }

  private TopicDescription describe() {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
      return Objects.requireNonNull(
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
