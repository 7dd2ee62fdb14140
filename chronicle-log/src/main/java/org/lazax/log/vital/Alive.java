package org.lazax.log.vital;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Liveness;

/** The liveness check: the thread that reads the log goes on, and gets on in every partition. */
@Liveness
@ApplicationScoped
public class Alive implements HealthCheck {
  private final Heartbeat heartbeat;
  private final ReadingProgress progress;

  public Alive(Heartbeat heartbeat, ReadingProgress progress) {
    this.heartbeat = heartbeat;
    this.progress = progress;
  }

  @Override
  public HealthCheckResponse call() {
    String standing =
        progress.standing().stream()
            .map(TopicPartition::toString)
            .sorted()
            .collect(Collectors.joining(", "));
    HealthCheckResponseBuilder response =
        HealthCheckResponse.named("log thread")
            .status(heartbeat.isBeating() && standing.isEmpty())
            .withData("silent for ms", heartbeat.silence().toMillis());
    if (!standing.isEmpty()) {
      response.withData("stands still", standing);
    }
    return response.build();
  }
}
