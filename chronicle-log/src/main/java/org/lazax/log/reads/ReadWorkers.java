package org.lazax.log.reads;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Threads on which games are folded or verified for those who read them, a few at a time, so that
 * neither hosts nor other requests wait for that and few games are in memory for it. More work than
 * some waits for its turn. What would have to wait for longer fails with 503.
 */
@ApplicationScoped
public class ReadWorkers {
  private static final String THREADS = "lazax-read-";
  private static final long RETRY_AFTER_SECONDS = 1;
  private static final int AT_ONCE = 2;
  private static final int MAX_WAITING = 100;

  /** The gateway waits for ten seconds in all. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

  private final Duration longestWait;
  private final ThreadPoolExecutor pool;

  @Inject
  public ReadWorkers() {
    this(THREADS);
  }

  /**
   * Workers apart from those of other reads.
   *
   * @param threads how the names of their threads begin
   */
  public ReadWorkers(String threads) {
    this(threads, AT_ONCE, MAX_WAITING, LONGEST_WAIT);
  }

  /**
   * @param threads how the names of their threads begin
   * @param atOnce how much work goes on at the same time
   * @param maxWaiting how much waits for it at most
   * @param longestWait after which work is not begun any more
   */
  public ReadWorkers(String threads, int atOnce, int maxWaiting, Duration longestWait) {
    this.longestWait = longestWait;
    this.pool =
        new ThreadPoolExecutor(
            atOnce,
            atOnce,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(maxWaiting),
            Thread.ofPlatform().name(threads, 0).daemon().factory());
  }

  /**
   * Does work that may block, such as a read of the commits that it needs. The result comes on its
   * thread.
   */
  public <V> Uni<V> work(Supplier<V> work) {
    return Uni.createFrom()
        .deferred(() -> {
          long begin = System.nanoTime();
          return Uni.createFrom()
              .item(() -> begun(begin, work))
              .runSubscriptionOn(pool)
              .onFailure(RejectedExecutionException.class)
              .transform(_ -> unavailable());
        });
  }

  private <V> V begun(long since, Supplier<V> work) {
    if (System.nanoTime() - since > longestWait.toNanos()) {
      throw unavailable();
    }
    return work.get();
  }

  private static ServiceUnavailableException unavailable() {
    return new ServiceUnavailableException(RETRY_AFTER_SECONDS);
  }

  @PreDestroy
  public void stop() {
    pool.shutdownNow();
  }
}
