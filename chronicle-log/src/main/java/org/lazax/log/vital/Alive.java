package org.lazax.log.vital;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** The liveness check: the thread that reads the log goes on. */
@Liveness
@ApplicationScoped
class Alive implements HealthCheck {
  private final Heartbeat heartbeat;

  Alive(Heartbeat heartbeat) {
    this.heartbeat = heartbeat;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("log thread")
        .status(heartbeat.isBeating())
        .withData("silent for ms", heartbeat.silence().toMillis())
        .build();
  }
}
