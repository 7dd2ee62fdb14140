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
import java.util.Optional;
import java.util.function.LongFunction;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;

/** Reads what the services tell of their games. */
@ApplicationScoped
class Reads {
  private static final Logger LOG = Logger.getLogger(Reads.class);
  private static final Duration SOON = Duration.ofSeconds(2);

  private final Map<Service, ServiceReads> services = new EnumMap<>(Service.class);

  Reads(Config config) {
    for (Service service : Service.values()) {
      services.put(service, ServiceClients.of(config, service).build(ServiceReads.class));
    }
  }

  /**
   * Listed games after this id, and these others, in the order of their ids.
   *
   * @param own games that are not listed
   */
  Uni<List<ObjectNode>> list(String after, Optional<String> status, int most, List<GameId> own) {
    List<String> also = own.stream().map(GameId::value).toList();
    return told(of(Service.GAME).list(after, status, most, also));
  }

  /**
   * What this service knows best of a game, now or as it stood after a commit. The service waits
   * until it has read so far, for it is behind whoever asks.
   *
   * @param head the latest commit known here: whoever asks how the game stands has perhaps made it,
   *     and is told of an older one only where the service does not get there in time
   */
  Uni<JsonNode> game(Service service, GameId game, AsOf asOf, long head) {
    return read(asOf, head, seq -> of(service).one(game.value(), seq, asOf.at()));
  }

  /** The galaxy of a game as a picture, as new as {@link #game} tells of it. */
  Uni<String> picture(GameId game, AsOf asOf, long head) {
    return read(asOf, head, seq -> of(Service.MAP).picture(game.value(), seq, asOf.at()));
  }

  private static <V> Uni<V> read(AsOf asOf, long head, LongFunction<Uni<V>> atLeast) {
    return asOf.isAskedFor()
        ? told(atLeast.apply(asOf.latest()))
        : told(atLeast.apply(head))
            .onFailure(ProblemException.class)
            .recoverWithUni(() -> told(atLeast.apply(asOf.latest())));
  }

  private ServiceReads of(Service service) {
    return java.util.Objects.requireNonNull(services.get(service));
  }

  private static <V> Uni<V> told(Uni<V> read) {
    return read.onFailure(WebApplicationException.class)
        .transform(Reads::problem)
        .onFailure(e -> !(e instanceof ProblemException))
        .transform(Reads::away);
  }

  private static Throwable problem(WebApplicationException e) {
    return switch (e.getResponse().getStatus()) {
      case 400 ->
          ProblemException.of(ProblemType.MALFORMED_REQUEST, "the service cannot read this");
      default -> away(e);
    };
  }

  private static Throwable away(Throwable e) {
    LOG.warnf("a service does not tell of its games: %s", e.getMessage());
    return ProblemException.later(ProblemType.UNAVAILABLE, "it cannot be told just now", SOON);
  }
}
