package org.lazax.log;

import static java.util.Objects.requireNonNull;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.transport.TopicIdentity;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Refuses a database that was made from another log: with another topic id or partition count its
 * offsets and heads mean nothing. The database has a table {@code log_identity} for it.
 */
@ApplicationScoped
public class LogIdentity {
  private static final Logger LOG = Logger.getLogger(LogIdentity.class);
  private static final String REMEMBER =
      "insert into log_identity (topic, topic_id, partitions) values ($1, $2, $3)"
          + " on conflict do nothing";
  private static final String RECALL =
      "select topic_id, partitions from log_identity where topic = $1";

  private final Pool pool;
  private final String bootstrapServers;
  private volatile int partitions;

  public LogIdentity(
      Pool pool, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.pool = pool;
    this.bootstrapServers = bootstrapServers;
  }

  /**
   * Looks at the log, and says how many partitions each topic has. Blocks, and waits for the
   * database while that is away.
   *
   * @throws IllegalStateException if it is another log than the database was made from, or cannot
   *     be looked at
   */
  public int check() {
    TopicDescription topic = describe();
    TopicIdentity found = new TopicIdentity(topic.topicId().toString(), topic.partitions().size());
    partitions = found.require(remembered(found));
    return partitions;
  }

  /** How many partitions each topic has; empty until the log was looked at. */
  public OptionalInt partitions() {
    int known = partitions;
    return known == 0 ? OptionalInt.empty() : OptionalInt.of(known);
  }

  /** What the database knows, as soon as it is there: from now on this, if it knew nothing. */
  private TopicIdentity remembered(TopicIdentity found) {
    return DatabaseRetry.forever(
            pool.preparedQuery(REMEMBER)
                .execute(Tuple.of(Topics.CHRONICLE, found.id(), found.partitions()))
                .flatMap(_ -> pool.preparedQuery(RECALL).execute(Tuple.of(Topics.CHRONICLE)))
                .map(rows -> rows.iterator().next())
                .map(row ->
                    new TopicIdentity(row.getString("topic_id"), row.getInteger("partitions"))),
            e -> LOG.warnf("the log waits for the database: %s", e.getMessage()))
        .await()
        .indefinitely();
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
