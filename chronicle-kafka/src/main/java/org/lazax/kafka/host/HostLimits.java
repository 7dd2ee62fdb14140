package org.lazax.kafka.host;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.MemoryBudget;

/** Produces the limits of the hosts of this instance. */
final class HostLimits {
  private HostLimits() {}

  /**
   * The standard limits with the configured idle timeout and the budget of this instance.
   *
   * @param idleTimeout how long a game stays in memory without an input
   */
  @Produces
  @Singleton
  static Limits limits(
      @ConfigProperty(name = "lazax.idle-timeout") Duration idleTimeout, MemoryBudget memory) {
    return Limits.STANDARD.withIdleTimeout(idleTimeout).withMemory(memory);
  }
}
