package org.lazax.log.vital;

import java.time.Duration;
import org.jboss.logging.Logger;

/**
 * A thread without which its process does nothing. If it ends by itself, whatever the reason, the
 * process ends.
 */
public final class VitalThread {
  private static final Logger LOG = Logger.getLogger(VitalThread.class);
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

  private final Heartbeat heartbeat;
  private final ProcessEnd end;
  private final Runnable work;
  private final Thread thread;
  private volatile boolean stopping;

  /**
   * @param work goes on until {@link #goesOn} says that it is to stop
   */
  public VitalThread(String name, Heartbeat heartbeat, ProcessEnd end, Runnable work) {
    this.heartbeat = heartbeat;
    this.end = end;
    this.work = work;
    this.thread = Thread.ofPlatform().name(name).daemon().unstarted(this::run);
  }

  public void start() {
    heartbeat.beat();
    thread.start();
  }

  /** Begins another round of the work, unless it is to stop. */
  public boolean goesOn() {
    heartbeat.beat();
    return !stopping;
  }

  private void run() {
    try {
      work.run();
    } catch (Throwable failure) {
      LOG.fatalf(failure, "%s has failed", thread.getName());
    }
    if (!stopping) {
      LOG.fatalf("%s has ended, so this process ends", thread.getName());
      end.now();
    }
  }

  /**
   * Ends the thread after its current round, and waits for it.
   *
   * @param wakeUp ends the current round early
   */
  public void stop(Runnable wakeUp) {
    stopping = true;
    wakeUp.run();
    try {
      thread.join(STOP_TIMEOUT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
