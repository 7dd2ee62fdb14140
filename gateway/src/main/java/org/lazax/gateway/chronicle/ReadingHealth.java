package org.lazax.gateway.chronicle;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;
import org.lazax.log.LogIdentity;
import org.lazax.log.ReadRealms;

/** The readiness check: all partitions of the chronicle are assigned and the backlog is read. */
@Readiness
@ApplicationScoped
class ReadingHealth implements HealthCheck {
  private final ChronicleReader reader;
  private final LogIdentity log;
  private final ReadRealms realms;
  private final Backlog backlog;
  private final Games games;
  private final Feeds feeds;

  ReadingHealth(
      ChronicleReader reader,
      LogIdentity log,
      ReadRealms realms,
      Backlog backlog,
      Games games,
      Feeds feeds) {
    this.reader = reader;
    this.log = log;
    this.realms = realms;
    this.backlog = backlog;
    this.games = games;
    this.feeds = feeds;
  }

  void measure(@Observes StartupEvent start, MeterRegistry meters) {
    meters.gauge("lazax.games.known", games, Games::count);
    meters.gauge("lazax.followers", feeds, Feeds::count);
    meters.gauge("lazax.partitions.read", reader, ChronicleReader::partitions);
  }

  @Override
  public HealthCheckResponse call() {
    int read = reader.partitions();
    HealthCheckResponseBuilder response =
        HealthCheckResponse.named("chronicle")
            .status(
                log.partitions().stream().anyMatch(count -> count * realms.realms().size() == read)
                    && backlog.isRead())
            .withData("partitions", read)
            .withData("games", games.count());
    if (!reader.lost().isEmpty()) {
      response.withData("lost", String.join("; ", reader.lost()));
    }
    return response.build();
  }
}
