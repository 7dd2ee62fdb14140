package org.lazax.log;

import static java.util.Objects.requireNonNull;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.transport.TopicIdentity;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Checks that the database was filled from this log. Its offsets and heads are valid only for the
 * topics with the same ids and number of partitions, which the table {@code log_identity} holds.
 */
@ApplicationScoped
public class LogIdentity {
  private static final Logger LOG = Logger.getLogger(LogIdentity.class);
  private static final String INSERT =
      "insert into log_identity (topic, topic_id, partitions) values ($1, $2, $3)"
          + " on conflict do nothing";
  private static final String SELECT =
      "select topic_id, partitions from log_identity where topic = $1";

  private final Pool pool;
  private final ReadRealms realms;
  private final String bootstrapServers;
  private volatile int partitions;

  public LogIdentity(
      Pool pool,
      ReadRealms realms,
      @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.pool = pool;
    this.realms = realms;
    this.bootstrapServers = bootstrapServers;
  }

  /**
   * Compares the log with the database. Blocks, and waits while the database is not available.
   *
   * @return the number of partitions of each topic
   * @throws IllegalStateException if the database was filled from another log, or a topic cannot be
   *     read or has another number of partitions than the others
   */
  public int check() {
    Set<Integer> counts =
        realms.realms().stream().map(this::check).collect(Collectors.toUnmodifiableSet());
    if (counts.size() != 1) {
      throw new IllegalStateException("the topics have different numbers of partitions: " + counts);
    }
    partitions = counts.iterator().next();
    return partitions;
  }

  private int check(Realm realm) {
    TopicDescription topic = describe(realm.topic());
    TopicIdentity found = new TopicIdentity(topic.topicId().toString(), topic.partitions().size());
    return found.require(remembered(realm.topic(), found));
  }

  /** The number of partitions of each topic; empty until {@link #check} has succeeded. */
  public OptionalInt partitions() {
    int known = partitions;
    return known == 0 ? OptionalInt.empty() : OptionalInt.of(known);
  }

  /** The identity in the database. A database without one gets this one. */
  private TopicIdentity remembered(String topic, TopicIdentity found) {
    return DatabaseRetry.forever(
            pool.preparedQuery(INSERT)
                .execute(Tuple.of(topic, found.id(), found.partitions()))
                .flatMap(_ -> pool.preparedQuery(SELECT).execute(Tuple.of(topic)))
                .map(rows -> rows.iterator().next())
                .map(row ->
                    new TopicIdentity(row.getString("topic_id"), row.getInteger("partitions"))),
            e -> LOG.warnf("the check of the log waits for the database: %s", e.getMessage()))
        .await()
        .indefinitely();
  }

  private TopicDescription describe(String topic) {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
      return requireNonNull(admin.describeTopics(List.of(topic)).allTopicNames().get().get(topic));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while reading the topic's description", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the topic " + topic + " cannot be read", e);
    }
  }
}
