package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.errors.WakeupException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lazax.log.TimelyPolls;

@Timeout(30)
class TimelyPollsTest {
  private static final Duration POLL = Duration.ofMillis(10);

  /** Like the client whose clock was set back, it polls until it is woken up. */
  private static final class EndlessConsumer extends MockConsumer<String, byte[]> {
    private boolean woken;

    EndlessConsumer() {
      super("none");
    }

    @Override
    public synchronized ConsumerRecords<String, byte[]> poll(Duration time) {
      try {
        while (!woken) {
          wait();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new WakeupException();
    }

    @Override
    public synchronized void wakeup() {
      woken = true;
      notifyAll();
    }
  }

  @Test
  void aPollThatDoesNotEndInTimeIsWokenUp() {
    try (TimelyPolls<byte[]> polls = new TimelyPolls<>(new EndlessConsumer(), POLL)) {
      long begin = System.nanoTime();

      assertThatThrownBy(() -> polls.poll(POLL)).isInstanceOf(WakeupException.class);

      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(POLL.multipliedBy(2));
    }
  }
}
