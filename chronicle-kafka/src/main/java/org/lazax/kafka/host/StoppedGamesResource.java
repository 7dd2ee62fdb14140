package org.lazax.kafka.host;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.HostEffect.GameStopped;
import org.lazax.kafka.HostedServices;
import org.lazax.kafka.ServiceBinding;
import org.lazax.log.CallerContext;

/**
 * The internal REST resource with which an operator finds the games that have stopped in this
 * process, and starts them again. It answers in lines, for people.
 */
@Path("/internal/{service}/stopped-games")
@Produces(MediaType.TEXT_PLAIN)
public class StoppedGamesResource {
  private final HostedServices services;
  private final Hosts hosts;
  private final HostInputs inputs;

  StoppedGamesResource(HostedServices services, Hosts hosts, HostInputs inputs) {
    this.services = services;
    this.hosts = hosts;
    this.inputs = inputs;
  }

  /** A line for each game: its id, the commit after which it has stopped, and why. */
  @GET
  public Uni<String> list(@RestPath String service) {
    Service named = named(service);
    return onTheHostsThread(() ->
        hosts.stopped(named).stream()
            .map(StoppedGamesResource::line)
            .sorted()
            .collect(Collectors.joining()));
  }

  private static String line(GameStopped stop) {
    return "%s after commit %d: %s%n".formatted(stop.game(), stop.seq(), stop.reason());
  }

  /** Reads a game that has stopped from the log and goes on with it. */
  @POST
  @Path("/{game}/start")
  public Uni<String> start(@RestPath String service, @RestPath String game) {
    Service named = named(service);
    return onTheHostsThread(() -> {
      if (!hosts.startAgain(named, new GameId(game))) {
        throw new NotFoundException();
      }
      return "game %s is started again by %s%n".formatted(game, service);
    });
  }

  private Service named(String service) {
    return services.named(service).map(ServiceBinding::service).orElseThrow(NotFoundException::new);
  }

  private <V> Uni<V> onTheHostsThread(Supplier<V> work) {
    CompletableFuture<V> done = new CompletableFuture<>();
    inputs.addUrgent(() -> {
      try {
        done.complete(work.get());
      } catch (RuntimeException e) {
        done.completeExceptionally(e);
      }
    });
    return Uni.createFrom().completionStage(done).emitOn(CallerContext.current());
  }
}
