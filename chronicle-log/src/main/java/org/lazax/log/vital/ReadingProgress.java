package org.lazax.log.vital;

import static java.util.Objects.requireNonNull;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * Shows whether the {@link VitalThread} of this process gets on in each partition that it reads. In
 * intervals the thread compares its places with the ends of the log. A partition stands still if
 * its log has more and its place is the same in several comparisons in a row.
 *
 * <p>Comparisons are counted rather than time, so that a process that was suspended does not stand
 * still. A comparison that fails makes all begin anew: without a broker nobody gets on.
 */
@ApplicationScoped
public class ReadingProgress {
  private static final Logger LOG = Logger.getLogger(ReadingProgress.class);
  private static final Duration INTERVAL = Duration.ofSeconds(10);

  /** After how many comparisons without progress a partition stands still. */
  public static final int PATIENCE = 6;

  /** It keeps the thread from all else. */
  private static final Duration LONGEST_REQUEST = Duration.ofSeconds(1);

  private final Duration interval;
  private final Map<TopicPartition, Stand> stands = new HashMap<>();
  private long next = System.nanoTime();
  private volatile List<TopicPartition> standing = List.of();

  /**
   * A place of which the log has more.
   *
   * @param times in how many comparisons in a row it was found since the first one
   */
  private record Stand(long place, int times) {}

  @Inject
  public ReadingProgress() {
    this(INTERVAL);
  }

  /**
   * @param interval between two comparisons
   */
  public ReadingProgress(Duration interval) {
    this.interval = interval;
  }

  /**
   * Compares the places with the ends of the log, if it is time to. For the reading thread.
   *
   * @param places offset of the next record to read of each partition that is read now, without
   *     those that wait on purpose
   */
  public void compare(Consumer<?, ?> consumer, Supplier<Map<TopicPartition, Long>> places) {
    if (System.nanoTime() - next < 0) {
      return;
    }
    try {
      Map<TopicPartition, Long> now = places.get();
      compare(now, consumer.endOffsets(now.keySet(), LONGEST_REQUEST));
    } catch (KafkaException e) {
      LOG.warnf("the ends of the log are not known now: %s", e.getMessage());
      compare(Map.of(), Map.of());
    }
    next = System.nanoTime() + interval.toNanos();
  }

  private void compare(Map<TopicPartition, Long> places, Map<TopicPartition, Long> ends) {
    stands.keySet().retainAll(places.keySet());
    places.forEach((topic, place) -> {
      if (place < requireNonNull(ends.get(topic))) {
        stands.compute(
            topic,
            (_, before) ->
                before == null || before.place() != place
                    ? new Stand(place, 0)
                    : new Stand(place, before.times() + 1));
      } else {
        stands.remove(topic);
      }
    });
    standing =
        stands.entrySet().stream()
            .filter(stand -> stand.getValue().times() >= PATIENCE)
            .map(Map.Entry::getKey)
            .toList();
  }

  /** The partitions that stand still. For any thread. */
  public List<TopicPartition> standing() {
    return standing;
  }
}
