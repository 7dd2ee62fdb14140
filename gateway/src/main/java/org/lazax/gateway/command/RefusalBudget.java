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
 * Limits the refusals that a token may cause, because each is a permanent record in the log. A
 * token may cause {@code lazax.refusals.burst} refusals at once, and one more after each {@code
 * lazax.refusals.pause}.
 */
@ApplicationScoped
class RefusalBudget {
  private static final int MAX_TOKENS = 100_000;

  private final Duration pause;
  private final Duration burst;
  private final InstantSource clock;

  /** For each token, the time from which its full budget is available again. */
  private final Map<String, Instant> clearedAt = new ConcurrentHashMap<>();

  @Inject
  RefusalBudget(
      @ConfigProperty(name = "lazax.refusals.burst") int burst,
      @ConfigProperty(name = "lazax.refusals.pause") Duration pause) {
    // Not the time of day: a step of the clock must not make a token wait.
    this(burst, pause, () -> Instant.EPOCH.plusNanos(System.nanoTime()));
  }

  RefusalBudget(int burst, Duration pause, InstantSource clock) {
    this.pause = pause;
    this.burst = pause.multipliedBy(burst);
    this.clock = clock;
  }

  /** How long this token must wait before its next command; empty if it need not wait. */
  Optional<Duration> waitTime(String token) {
    Duration excess = Duration.between(clock.instant().plus(burst), clearingTime(token));
    return excess.isPositive() || excess.isZero()
        ? Optional.of(excess.plus(pause))
        : Optional.empty();
  }

  void refused(String token) {
    if (clearedAt.size() >= MAX_TOKENS) {
      clearedAt.values().removeIf(clock.instant()::isAfter);
    }
    clearedAt.put(token, clearingTime(token).plus(pause));
  }

  private Instant clearingTime(String token) {
    Instant now = clock.instant();
    Instant known = clearedAt.getOrDefault(token, now);
    return known.isBefore(now) ? now : known;
  }
}
