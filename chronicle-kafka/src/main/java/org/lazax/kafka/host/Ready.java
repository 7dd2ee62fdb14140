package org.lazax.kafka.host;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * The readiness check: partitions are assigned, each has its host, and their logs were read up to
 * the end.
 */
@Readiness
@ApplicationScoped
class Ready implements HealthCheck {
  private final Hosts hosts;

  Ready(Hosts hosts) {
    this.hosts = hosts;
  }

  @Override
  public HealthCheckResponse call() {
    Hosts.Readiness now = hosts.readiness();
    return HealthCheckResponse.named("partitions")
        .status(now.assigned() > 0 && now.ready() == now.assigned())
        .withData("assigned", now.assigned())
        .withData("ready", now.ready())
        .build();
  }
}
