package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Repeats a read until its result is new enough, because this service may have read less of the log
 * than the gateway.
 *
 * @param timeout after which the read fails with 503
 */
public record ReadRetry(Duration timeout) {
  static final ReadRetry STANDARD = new ReadRetry(Duration.ofSeconds(5));

  private static final Duration INTERVAL = Duration.ofMillis(25);
  private static final long RETRY_AFTER_SECONDS = 1;

  <V> Uni<V> until(Predicate<V> enough, Supplier<Uni<V>> read) {
    return Uni.createFrom()
        .deferred(read::get)
        .repeat()
        .withDelay(INTERVAL)
        .whilst(enough.negate())
        .select()
        .last()
        .toUni()
        .ifNoItem()
        .after(timeout)
        .failWith(ReadRetry::unavailable);
  }

  /** Says that a read is not possible now, but may be soon. */
  static ServiceUnavailableException unavailable() {
    return new ServiceUnavailableException(RETRY_AFTER_SECONDS);
  }
}
