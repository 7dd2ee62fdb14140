package org.lazax.log;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.errors.WakeupException;

/**
 * Polls of a consumer that end in time. Kafka's consumer takes the time of a poll by the time of
 * day, so when the clock is set back, a poll without records would last until the clock is there
 * again. Such a poll is woken up.
 *
 * @param <V> the value of its records
 */
public final class TimelyPolls<V> implements AutoCloseable {
  /** How much longer than it should a poll may last. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  private final Consumer<String, V> consumer;
  private final Duration grace;
  private final Thread watch;

  /** When the poll that is under way should end, by {@link System#nanoTime}. */
  private long end;

  private boolean polling;

  public TimelyPolls(Consumer<String, V> consumer) {
    this(consumer, GRACE);
  }

  /**
   * @param grace how much longer than it should a poll may last
   */
  public TimelyPolls(Consumer<String, V> consumer, Duration grace) {
    this.consumer = consumer;
    this.grace = grace;
    this.watch = Thread.ofVirtual().name("poll-watch").start(this::watch);
  }

  /**
   * Polls. For the thread of the consumer alone.
   *
   * @throws WakeupException if the poll was woken up, by this or by others
   */
  public ConsumerRecords<String, V> poll(Duration time) {
    begin(time);
    try {
      return consumer.poll(time);
    } finally {
      end();
    }
  }

  private synchronized void begin(Duration time) {
    end = System.nanoTime() + time.toNanos();
    polling = true;
  }

  private synchronized void end() {
    polling = false;
  }

  private synchronized void wakeUpLate() {
    if (polling && System.nanoTime() - end > grace.toNanos()) {
      consumer.wakeup();
    }
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(grace);
        wakeUpLate();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Watches no longer. The consumer stays open. */
  @Override
  public void close() {
    watch.interrupt();
  }
}
