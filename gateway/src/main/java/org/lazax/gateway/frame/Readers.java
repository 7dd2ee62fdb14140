package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Lets each reader read a few games at once, because frames cost a fold of the whole game. */
@ApplicationScoped
class Readers {
  static final int AT_ONCE = 2;

  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private final Map<String, Integer> reading = new ConcurrentHashMap<>();

  /**
   * Reads for this reader: a token, or an address without one. Refuses a reader who is reading too
   * much already.
   */
  <V> Uni<V> reading(String reader, Supplier<Uni<V>> read) {
    return Uni.createFrom()
        .deferred(() -> {
          enter(reader);
          return Uni.createFrom().deferred(read::get).onTermination().invoke(() -> leave(reader));
        });
  }

  private void enter(String reader) {
    reading.compute(
        reader,
        (_, now) -> {
          if (now != null && now >= AT_ONCE) {
            throw ProblemException.later(
                ProblemType.TOO_MANY_FRAMES,
                "you are reading the frames of %d games already".formatted(AT_ONCE),
                RETRY_AFTER);
          }
          return now == null ? 1 : now + 1;
        });
  }

  private void leave(String reader) {
    reading.computeIfPresent(reader, (_, now) -> now == 1 ? null : now - 1);
  }
}
