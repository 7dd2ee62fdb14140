package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Threads on which games are folded for those who read them, a few at a time, so that neither hosts
 * nor other requests wait for that and few games are in memory for it. More work than some waits
 * for its turn. What would have to wait for longer fails with 503.
 */
@ApplicationScoped
public class ReadWorkers {
  private static final int AT_ONCE = 2;
  private static final int MAX_WAITING = 100;

  /** The gateway waits for ten seconds in all. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

  private final Duration longestWait;
  private final ThreadPoolExecutor threads;

  @Inject
  public ReadWorkers() {
    this(AT_ONCE, MAX_WAITING, LONGEST_WAIT);
  }

  /**
   * @param atOnce how much work goes on at the same time
   * @param maxWaiting how much waits for it at most
   * @param longestWait after which work is not begun any more
   */
  ReadWorkers(int atOnce, int maxWaiting, Duration longestWait) {
    this.longestWait = longestWait;
    this.threads =
        new ThreadPoolExecutor(
            atOnce,
            atOnce,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(maxWaiting),
            Thread.ofPlatform().name("lazax-read-", 0).daemon().factory());
  }

  /** Does work that may block. The result comes on its thread. */
  <V> Uni<V> work(Supplier<V> work) {
    return Uni.createFrom()
        .deferred(() -> {
          long begin = System.nanoTime();
          return Uni.createFrom()
              .item(() -> begun(begin, work))
              .runSubscriptionOn(threads)
              .onFailure(RejectedExecutionException.class)
              .transform(_ -> ReadRetry.unavailable());
        });
  }

  private <V> V begun(long since, Supplier<V> work) {
    if (System.nanoTime() - since > longestWait.toNanos()) {
      throw ReadRetry.unavailable();
    }
    return work.get();
  }

  @PreDestroy
  void stop() {
    threads.shutdownNow();
  }
}
