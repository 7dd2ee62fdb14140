package org.lazax.kafka.host;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * The readiness check: partitions are assigned, and each has a host that has read its log up to the
 * end, or is left to a rival.
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
    AssignedPartitions.Readiness now = hosts.readiness();
    HealthCheckResponseBuilder response =
        HealthCheckResponse.named("partitions")
            .status(now.isReady())
            .withData("assigned", now.assigned())
            .withData("leftToRival", now.leftToRival())
            .withData("ready", now.ready());
    if (!now.lost().isEmpty()) {
      response.withData("lost", String.join("; ", now.lost()));
    }
    return response.build();
  }
}
