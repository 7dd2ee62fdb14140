package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.lazax.log.vital.ReadingProgress;

/** When a partition stands still. */
class ReadingProgressTest {
  private static final TopicPartition FIRST = new TopicPartition("games", 0);
  private static final TopicPartition SECOND = new TopicPartition("games", 1);

  private final ReadingProgress progress = new ReadingProgress(Duration.ZERO);
  private final MockConsumer<String, byte[]> consumer = new MockConsumer<>("none");

  @Test
  void aPartitionOfWhichTheLogHasMoreStandsStillAfterSomeComparisons() {
    ends(10, 10);

    compare(ReadingProgress.PATIENCE, Map.of(FIRST, 9L, SECOND, 10L));
    assertThat(progress.standing()).isEmpty();

    compare(1, Map.of(FIRST, 9L, SECOND, 10L));
    assertThat(progress.standing()).isEqualTo(List.of(FIRST));
  }

  @Test
  void aPartitionThatGetsOnDoesNotStandStillAlthoughItIsBehind() {
    ends(100, 100);

    for (long place = 0; place < 50; place++) {
      compare(1, Map.of(FIRST, place));
      assertThat(progress.standing()).isEmpty();
    }
  }

  @Test
  void aPartitionThatWaitsOnPurposeBeginsAnew() {
    ends(10, 10);
    compare(ReadingProgress.PATIENCE + 1, Map.of(FIRST, 9L));

    compare(1, Map.of());
    assertThat(progress.standing()).isEmpty();

    compare(ReadingProgress.PATIENCE, Map.of(FIRST, 9L));
    assertThat(progress.standing()).isEmpty();
  }

  @Test
  void nothingStandsStillWhileTheBrokerIsAway() {
    ends(10, 10);
    compare(ReadingProgress.PATIENCE, Map.of(FIRST, 9L));

    progress.compare(
        consumer,
        () -> {
          throw new KafkaException("away");
        });
    compare(ReadingProgress.PATIENCE, Map.of(FIRST, 9L));

    assertThat(progress.standing()).isEmpty();
  }

  private void ends(long first, long second) {
    consumer.updateEndOffsets(Map.of(FIRST, first, SECOND, second));
  }

  private void compare(int times, Map<TopicPartition, Long> places) {
    for (int time = 0; time < times; time++) {
      progress.compare(consumer, () -> places);
    }
  }
}
