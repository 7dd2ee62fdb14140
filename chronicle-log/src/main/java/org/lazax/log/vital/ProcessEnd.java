package org.lazax.log.vital;

import io.quarkus.runtime.Quarkus;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Ends this process, so that whoever supervises it starts it again. */
@ApplicationScoped
public class ProcessEnd {
  private static final int FAILED = 1;
  private static final Duration LONGEST_SHUTDOWN = Duration.ofSeconds(10);

  /** Shuts down, and halts if that takes too long, as it may after an error of the machine. */
  public void now() {
    Thread.ofPlatform().name("lazax-halt").daemon().start(ProcessEnd::haltLater);
    Quarkus.asyncExit(FAILED);
  }

  private static void haltLater() {
    long end = System.nanoTime() + LONGEST_SHUTDOWN.toNanos();
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
    Runtime.getRuntime().halt(FAILED);
  }
}
