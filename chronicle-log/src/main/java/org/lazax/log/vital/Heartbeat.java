package org.lazax.log.vital;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;

/** Shows whether the {@link VitalThread} of this process goes on. It beats in every round. */
@ApplicationScoped
public class Heartbeat {
  /** Longer than any round takes on a busy machine. */
  private static final Duration LONGEST_ROUND = Duration.ofSeconds(30);

  private final Duration longestRound;
  private volatile long latest = System.nanoTime();

  @Inject
  public Heartbeat() {
    this(LONGEST_ROUND);
  }

  /**
   * @param longestRound after which a thread that has not beaten hangs
   */
  public Heartbeat(Duration longestRound) {
    this.longestRound = longestRound;
  }

  /** The thread goes on. It must say so before anything that may take long, and while it waits. */
  public void beat() {
    latest = System.nanoTime();
  }

  /** Time since the latest beat. */
  Duration silence() {
    return Duration.ofNanos(System.nanoTime() - latest);
  }

  /** Whether the thread has beaten lately. For any thread. */
  public boolean isBeating() {
    return silence().compareTo(longestRound) <= 0;
  }
}
