package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;

/** Reads the services' views of games. */
@ApplicationScoped
public class Reads {
  private static final Logger LOG = Logger.getLogger(Reads.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  private final Map<Service, ServiceReads> services = new EnumMap<>(Service.class);

  Reads(Config config) {
    for (Service service : Service.values()) {
      services.put(service, ServiceClients.of(config, service).build(ServiceReads.class));
    }
  }

  /**
   * A page of the listed games or tournaments of a service and of some others, ordered by id.
   *
   * @param after the id before the first
   * @param max how many at most
   * @param own games that are not listed
   */
  public Uni<List<ObjectNode>> list(
      Service service, String after, Optional<String> status, int max, List<GameId> own) {
    List<String> others = own.stream().map(GameId::value).toList();
    return mapFailures(of(service).list(service.wireName(), after, status, max, others));
  }

  /**
   * The view of a game by one service, now or after a past commit. The service waits until it has
   * read the commit.
   *
   * @param head number of the latest commit known here. If the request names no commit, the view is
   *     at least as new as this one, or older if the service does not read it in time
   */
  Uni<JsonNode> game(Service service, GameId game, AsOf asOf, long head) {
    return read(
        asOf, head, seq -> of(service).one(service.wireName(), game.value(), seq, asOf.at()));
  }

  /** The view of a game or tournament by a service, at least as new as this commit. */
  public Uni<JsonNode> current(Service service, GameId game, long seq) {
    return mapFailures(of(service).one(service.wireName(), game.value(), seq, Optional.empty()));
  }

  /** The answer of a service to a question about a game or tournament, as new as this commit. */
  public Uni<JsonNode> question(
      Service service, GameId game, String question, Map<String, String> parameters, long seq) {
    return mapFailures(
        of(service)
            .answer(service.wireName(), game.value(), question, seq, parameters)
            .onFailure(Reads::isUnknown)
            .transform(_ ->
                ProblemException.of(
                    ProblemType.UNKNOWN_RESOURCE, "there is nothing of this name")));
  }

  /** The galaxy of a game as a picture, as new as the view of {@link #game}. */
  Uni<String> picture(GameId game, AsOf asOf, long head) {
    return read(
        asOf,
        head,
        seq -> of(Service.MAP).picture(Service.MAP.wireName(), game.value(), seq, asOf.at()));
  }

  private static <V> Uni<V> read(AsOf asOf, long head, LongFunction<Uni<V>> atLeast) {
    return asOf.isExplicit()
        ? mapFailures(atLeast.apply(asOf.requiredSeq()))
        : mapFailures(atLeast.apply(head))
            .onFailure(ProblemException.class)
            .recoverWithUni(() -> mapFailures(atLeast.apply(asOf.requiredSeq())));
  }

  private ServiceReads of(Service service) {
    return Objects.requireNonNull(services.get(service));
  }

  private static <V> Uni<V> mapFailures(Uni<V> read) {
    return read.onFailure(WebApplicationException.class)
        .transform(Reads::problem)
        .onFailure(e -> !(e instanceof ProblemException))
        .transform(Reads::unavailable);
  }

  private static boolean isUnknown(Throwable e) {
    return e instanceof WebApplicationException answered
        && answered.getResponse().getStatus() == 404;
  }

  private static Throwable problem(WebApplicationException e) {
    return switch (e.getResponse().getStatus()) {
      case 400 ->
          ProblemException.of(
              ProblemType.MALFORMED_REQUEST, "the service cannot read this request");
      default -> unavailable(e);
    };
  }

  private static Throwable unavailable(Throwable e) {
    LOG.warnf("reading from a service failed: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the game's view is not available at the moment", RETRY_AFTER);
  }
}
