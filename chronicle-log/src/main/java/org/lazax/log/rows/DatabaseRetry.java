package org.lazax.log.rows;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.function.Consumer;

/** Retries database operations. */
public final class DatabaseRetry {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration MAX_PAUSE = Duration.ofSeconds(2);

  private DatabaseRetry() {}

  /**
   * Repeats an operation until it succeeds, with a growing delay of two seconds at most.
   *
   * @param failed called with every failure
   */
  public static <V> Uni<V> forever(Uni<V> work, Consumer<Throwable> failed) {
    return work.onFailure()
        .invoke(failed)
        .onFailure()
        .retry()
        .withBackOff(FIRST_PAUSE, MAX_PAUSE)
        .indefinitely();
  }
}
