package org.lazax.gateway.chronicle;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.lazax.chronicle.transport.TopicIdentity;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.problem.Kind;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.log.LogTopic;

/** Refuses a database that was read from another log: its offsets and heads mean nothing here. */
@ApplicationScoped
public class LogIdentity {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Pool pool;
  private final LogTopic topic;
  private volatile int partitions;

  LogIdentity(Pool pool, LogTopic topic) {
    this.pool = pool;
    this.topic = topic;
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
    partitions = checked(topic.identity());
    return partitions;
  }

  private int checked(TopicIdentity found) {
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
}
