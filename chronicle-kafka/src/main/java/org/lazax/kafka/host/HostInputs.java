package org.lazax.kafka.host;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.Consumer;
import org.jboss.logging.Logger;
import org.lazax.chronicle.host.Failures;

/**
 * What the hosts are told by the producer, the database and the clock. Any thread may add an input;
 * the {@link HostThread} runs them one after the other between two polls, so the hosts need no
 * locks.
 */
@ApplicationScoped
class HostInputs {
  private static final Logger LOG = Logger.getLogger(HostInputs.class);

  private final Consumer<String, byte[]> consumer;
  private final Queue<Runnable> arrived = new ConcurrentLinkedQueue<>();
  private final DelayQueue<Later> later = new DelayQueue<>();
  private volatile boolean polling;

  HostInputs(Consumer<String, byte[]> consumer) {
    this.consumer = consumer;
  }

  /** Adds an input that may wait until the poll that is under way returns. */
  void add(Runnable input) {
    arrived.add(input);
  }

  /** Adds an input that somebody waits for: a poll that is under way returns at once. */
  void addUrgent(Runnable input) {
    arrived.add(input);
    if (polling) {
      consumer.wakeup();
    }
  }

  /** Adds an input after a delay. It may be late by the time of a poll. */
  void addAfter(Duration delay, Runnable input) {
    later.add(new Later(System.nanoTime() + delay.toNanos(), input));
  }

  /**
   * Runs the inputs that are due, and opens the time in which urgent inputs end a poll. A failure
   * of an input is logged and does not keep the others from running.
   *
   * @return how long a poll may take: none if further inputs have come meanwhile
   */
  Duration beforePoll(Duration longest) {
    runDue();
    polling = true;
    if (!arrived.isEmpty()) {
      return Duration.ZERO;
    }
    Later next = later.peek();
    return next == null || next.left().compareTo(longest) > 0 ? longest : next.left();
  }

  void afterPoll() {
    polling = false;
  }

  private void runDue() {
    for (Runnable input = arrived.poll(); input != null; input = arrived.poll()) {
      runLogged(input);
    }
    for (Later input = later.poll(); input != null; input = later.poll()) {
      runLogged(input.input());
    }
  }

  private static void runLogged(Runnable input) {
    try {
      input.run();
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      LOG.error("an input of the host failed", failure);
    }
  }

  /**
   * An input with its time.
   *
   * @param at as by {@link System#nanoTime}
   */
  private record Later(long at, Runnable input) implements Delayed {
    Duration left() {
      return Duration.ofNanos(Math.max(0, at - System.nanoTime()));
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.signum(at - ((Later) other).at);
    }
  }
}
