package org.lazax.log;

import static java.util.Objects.requireNonNull;

import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;

/**
 * The records that a partition has now.
 *
 * @param beginning offset of the first one
 * @param end offset after the last one
 */
public record LogBounds(TopicPartition topic, long beginning, long end) {

  /** The bounds of partitions. Asks the broker. */
  public static Map<TopicPartition, LogBounds> of(
      Consumer<?, ?> consumer, Collection<TopicPartition> topics) {
    Map<TopicPartition, Long> beginnings = consumer.beginningOffsets(topics);
    Map<TopicPartition, Long> ends = consumer.endOffsets(topics);
    return topics.stream()
        .map(topic ->
            new LogBounds(
                topic, requireNonNull(beginnings.get(topic)), requireNonNull(ends.get(topic))))
        .collect(Collectors.toUnmodifiableMap(LogBounds::topic, Function.identity()));
  }

  /** Whether a reader that has read all records before this offset misses none. */
  public boolean reachFrom(long next) {
    return beginning <= next && next <= end;
  }

  /**
   * Requires that a reader that has read all records before this offset misses none.
   *
   * @throws LostRecordsException if it does
   */
  public void requireFrom(long next) {
    if (next < beginning) {
      throw new LostRecordsException(
          "%s: the records from %d to %d are gone, and they were not read yet"
              .formatted(topic, next, beginning - 1));
    }
    if (next > end) {
      throw new LostRecordsException(
          "%s: the log ends at %d, but it was read up to %d before".formatted(topic, end, next));
    }
  }
}
