package org.lazax.kafka.host;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready once partitions are assigned and the log has been read to its end. */
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
