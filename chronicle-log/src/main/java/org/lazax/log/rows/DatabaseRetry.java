package org.lazax.log.rows;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.function.Consumer;

/** Work that the log asks of the database and that cannot be left out. */
public final class DatabaseRetry {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

  private DatabaseRetry() {}

  /**
   * The same work, done again until it succeeds.
   *
   * @param failed told of every failure
   */
  public static <V> Uni<V> forever(Uni<V> work, Consumer<Throwable> failed) {
    return work.onFailure()
        .invoke(failed)
        .onFailure()
        .retry()
        .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
        .indefinitely();
  }
}
