package org.lazax.gateway.chronicle;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** The readiness check: nobody has to act before what is read can be saved. */
@Readiness
@ApplicationScoped
class SavingHealth implements HealthCheck {
  private final Saver saver;

  SavingHealth(Saver saver) {
    this.saver = saver;
  }

  void measure(@Observes StartupEvent start, MeterRegistry meters) {
    meters.gauge("lazax.saving.refused", saver, of -> of.failure().isPresent() ? 1 : 0);
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder response =
        HealthCheckResponse.named("saving").status(saver.failure().isEmpty());
    saver.failure().ifPresent(why -> response.withData("refused", why));
    return response.build();
  }
}
