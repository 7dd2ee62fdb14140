package org.lazax.gateway.command;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * How many refusals a token may cause: each is a record in the log for ever. So many at once, and
 * then one more after each pause.
 */
@ApplicationScoped
class RefusalBudget {
  private static final int MOST = 100_000;

  private final Duration pause;
  private final Duration burst;
  private final InstantSource clock;

  /** For each token, when all its refusals are forgotten. */
  private final Map<String, Instant> forgotten = new ConcurrentHashMap<>();

  @Inject
  RefusalBudget(
      @ConfigProperty(name = "lazax.refusals.burst") int burst,
      @ConfigProperty(name = "lazax.refusals.pause") Duration pause) {
    this(burst, pause, InstantSource.system());
  }

  RefusalBudget(int burst, Duration pause, InstantSource clock) {
    this.pause = pause;
    this.burst = pause.multipliedBy(burst);
    this.clock = clock;
  }

  /** How long this token must wait before it gives another command; empty where it need not. */
  Optional<Duration> wait(String token) {
    Duration owed = Duration.between(clock.instant().plus(burst), at(token));
    return owed.isPositive() || owed.isZero() ? Optional.of(owed.plus(pause)) : Optional.empty();
  }

  void refused(String token) {
    if (forgotten.size() >= MOST) {
      forgotten.values().removeIf(clock.instant()::isAfter);
    }
    forgotten.put(token, at(token).plus(pause));
  }

  private Instant at(String token) {
    Instant now = clock.instant();
    Instant known = forgotten.getOrDefault(token, now);
    return known.isBefore(now) ? now : known;
  }
}
