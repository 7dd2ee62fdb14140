package org.lazax.kafka.host;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.host.Limits;

/** How much the hosts of this instance hold. */
final class HostLimits {
  private HostLimits() {}

  /**
   * @param idle how long a game stays in memory unasked
   */
  @Produces
  @Singleton
  static Limits limits(@ConfigProperty(name = "lazax.idle") Duration idle) {
    return Limits.STANDARD.withIdleTimeout(idle);
  }
}
