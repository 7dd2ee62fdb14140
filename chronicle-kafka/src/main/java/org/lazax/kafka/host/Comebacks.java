package org.lazax.kafka.host;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.lazax.kafka.store.ServicePartition;

/**
 * How long a host waits before it claims a partition again that another has claimed. The first time
 * it does not wait. While both go on claiming, which two kinds of deployments beside each other do,
 * each time it waits twice as long, so that one of them decides in peace.
 */
final class Comebacks {
  private static final Duration SHORTEST = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofSeconds(30);

  /** A host that was left alone for so long has no rival. */
  private static final Duration PEACE = Duration.ofMinutes(1);

  private final Map<ServicePartition, Comeback> latest = new HashMap<>();

  private record Comeback(Instant at, Duration delay) {}

  /** The delay from now on, after which the partition may be claimed. */
  Duration next(ServicePartition id, Instant now) {
    Comeback before = latest.get(id);
    Duration delay =
        before == null || now.isAfter(before.at().plus(PEACE))
            ? Duration.ZERO
            : longer(before.delay());
    latest.put(id, new Comeback(now.plus(delay), delay));
    return delay;
  }

  private static Duration longer(Duration delay) {
    Duration doubled = delay.isZero() ? SHORTEST : delay.multipliedBy(2);
    return doubled.compareTo(LONGEST) < 0 ? doubled : LONGEST;
  }
}
