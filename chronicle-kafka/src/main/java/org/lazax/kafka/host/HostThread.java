package org.lazax.kafka.host;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * The thread of all hosts of this instance. Inputs from Kafka, PostgreSQL and the clock run on it
 * one after the other, so the hosts need no locks.
 */
@ApplicationScoped
class HostThread {
  private static final Logger LOG = Logger.getLogger(HostThread.class);

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("lazax-host").daemon().unstarted(work));

  void run(Runnable input) {
    runAfter(Duration.ZERO, input);
  }

  void runAfter(Duration delay, Runnable input) {
    try {
      // The input logs its own failures, so the future is not needed.
      Future<?> _ = thread.schedule(logged(input), delay.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.debug("the host is stopping");
    }
  }

  /** Logs a failure of an input, so that it does not end the thread. */
  private static Runnable logged(Runnable input) {
    return () -> {
      try {
        input.run();
      } catch (RuntimeException e) {
        LOG.error("an input of the host failed", e);
      }
    };
  }

  @PreDestroy
  void stop() {
    thread.shutdown();
  }
}
