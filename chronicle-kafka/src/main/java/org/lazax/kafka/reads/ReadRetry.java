package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Reads again and again until it is enough: this service may be behind whoever asks.
 *
 * @param atMost after so long the reader is told to come again
 */
public record ReadRetry(Duration atMost) {
  static final ReadRetry STANDARD = new ReadRetry(Duration.ofSeconds(5));

  private static final Duration PAUSE = Duration.ofMillis(25);
  private static final long SOON = 1;

  <V> Uni<V> until(Predicate<V> enough, Supplier<Uni<V>> read) {
    return Uni.createFrom()
        .deferred(read::get)
        .repeat()
        .withDelay(PAUSE)
        .whilst(enough.negate())
        .select()
        .last()
        .toUni()
        .ifNoItem()
        .after(atMost)
        .failWith(() -> new ServiceUnavailableException(SOON));
  }
}
