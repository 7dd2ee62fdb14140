package org.lazax.gateway.frame;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Objects;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.Access.ReadableGame;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.stream.Followers;

/**
 * A game that the caller may follow. It is opened by a request filter, because no problem can be
 * sent after the response has begun.
 */
@RequestScoped
class OpenFrames {
  private @Nullable ReadableGame game;
  private Optional<Seat> seat = Optional.empty();
  private long from;

  void set(ReadableGame readable, Optional<Seat> viewer, long first) {
    game = readable;
    seat = viewer;
    from = first;
  }

  ReadableGame game() {
    return Objects.requireNonNull(game);
  }

  /** The player who looks; empty for a spectator. */
  Optional<Seat> seat() {
    return seat;
  }

  /** Number of the first commit, which may be the next one. */
  long from() {
    return from;
  }

  /** Marks a resource that streams the frames of a game. */
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @interface Opened {}

  /** Opens the game or refuses the request. */
  static class Filter {
    private static final int AFTER_BEARER_FILTER = 6_000;

    private final OpenFrames open;
    private final Access access;
    private final ReadBarrier barrier;
    private final CurrentCaller currentCaller;
    private final Followers followers;
    private final RoutingContext routing;

    Filter(
        OpenFrames open,
        Access access,
        ReadBarrier barrier,
        CurrentCaller currentCaller,
        Followers followers,
        RoutingContext routing) {
      this.open = open;
      this.access = access;
      this.barrier = barrier;
      this.currentCaller = currentCaller;
      this.followers = followers;
      this.routing = routing;
    }

    @Opened
    @ServerRequestFilter(priority = AFTER_BEARER_FILTER)
    public Uni<@Nullable Response> open(ContainerRequestContext request) {
      MultivaluedMap<String, String> query = request.getUriInfo().getQueryParameters();
      Optional<Seat> seat =
          Optional.ofNullable(query.getFirst("seat")).map(RequestParameters::seat);
      long from = Math.max(1, from(Optional.ofNullable(query.getFirst("from"))));
      return access
          .reading(
              request.getUriInfo().getPathParameters().getFirst("game"),
              currentCaller.reader(),
              Optional.ofNullable(request.getHeaderString(RequestParameters.INVITATION)))
          .invoke(readable -> {
            readable.viewer(seat);
            open.set(readable, seat, from);
          })
          .chain(readable -> barrier.head(readable.game(), Math.max(1, from - 1)))
          .invoke(() -> followers.enter(currentCaller.reader(), routing))
          .map(_ -> null);
    }

    private static long from(Optional<String> given) {
      try {
        long from = given.map(Long::parseLong).orElse(1L);
        if (from >= 0) {
          return from;
        }
      } catch (NumberFormatException e) {
        // refused below
      }
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "from must be the number of a commit");
    }
  }
}
