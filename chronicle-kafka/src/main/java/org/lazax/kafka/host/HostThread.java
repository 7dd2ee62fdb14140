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
 * The one thread on which every partition of this instance is hosted: what Kafka, PostgreSQL and
 * the clock say comes in one order, and the hosts need no locks.
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

  void runAfter(Duration pause, Runnable input) {
    try {
      // What fails in it is logged there, so nobody looks at the future.
      Future<?> _ = thread.schedule(guarded(input), pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.debug("the host is stopping");
    }
  }

  /** A bug in one input must be seen, and must not silence the thread. */
  private static Runnable guarded(Runnable input) {
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
