package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.TopicPartition;

/**
 * The part of the log that existed when this instance began to read. Until it is read, this
 * instance cannot know that a game or a commit does not exist.
 */
@ApplicationScoped
public class Backlog {
  /** The end offset of each partition that is not read up to it yet. */
  private final Map<TopicPartition, Long> ends = new ConcurrentHashMap<>();

  private volatile boolean complete;

  /** Starts again, at the first assignment and after each new one. */
  void reset() {
    complete = false;
    ends.clear();
  }

  /**
   * Adds a partition.
   *
   * @param next offset of the next record to read
   * @param end offset after the last record that exists now
   */
  void add(TopicPartition partition, long next, long end) {
    if (next < end) {
      ends.put(partition, end);
    }
  }

  /** Marks that all assigned partitions are added. */
  void complete() {
    complete = true;
  }

  void reached(TopicPartition partition, long next) {
    ends.computeIfPresent(partition, (_, end) -> next < end ? end : null);
  }

  /** Whether everything that existed at the start is read. */
  public boolean isRead() {
    return complete && ends.isEmpty();
  }
}
