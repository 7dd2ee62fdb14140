package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.stream.Followers;
import org.lazax.gateway.tournament.TournamentAccess;

/**
 * A log that the caller may read. It is opened by a request filter, because no problem can be sent
 * after the response has begun.
 */
@RequestScoped
class OpenLog {
  private @Nullable GameId game;
  private @Nullable Viewer viewer;
  private @Nullable Salts salts;
  private Optional<Caller> reader = Optional.empty();

  void set(GameId readable, Viewer seen, Salts opened, Optional<Caller> caller) {
    game = readable;
    viewer = seen;
    salts = opened;
    reader = caller;
  }

  GameId game() {
    return Objects.requireNonNull(game);
  }

  Viewer viewer() {
    return Objects.requireNonNull(viewer);
  }

  Salts salts() {
    return Objects.requireNonNull(salts);
  }

  /** Who reads with a token; empty for everybody else. */
  Optional<Caller> reader() {
    return reader;
  }

  /** Marks a resource that streams a log. */
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @interface Opened {}

  /** Opens the log or refuses the request. */
  static class Filter {
    private static final int AFTER_BEARER_FILTER = 6_000;

    private final OpenLog open;
    private final Access games;
    private final TournamentAccess tournaments;
    private final ReadBarrier barrier;
    private final GameLogContext log;
    private final GameSalts salts;
    private final CurrentCaller currentCaller;
    private final Followers followers;
    private final RoutingContext routing;

    Filter(
        OpenLog open,
        Access games,
        TournamentAccess tournaments,
        ReadBarrier barrier,
        GameLogContext log,
        GameSalts salts,
        CurrentCaller currentCaller,
        Followers followers,
        RoutingContext routing) {
      this.open = open;
      this.games = games;
      this.tournaments = tournaments;
      this.barrier = barrier;
      this.log = log;
      this.salts = salts;
      this.currentCaller = currentCaller;
      this.followers = followers;
      this.routing = routing;
    }

    @Opened
    @ServerRequestFilter(priority = AFTER_BEARER_FILTER)
    public Uni<@Nullable Response> open(ContainerRequestContext request) {
      MultivaluedMap<String, String> path = request.getUriInfo().getPathParameters();
      return (path.containsKey("tournament")
              ? tournament(path.getFirst("tournament"), request)
              : game(path.getFirst("game"), request))
          .invoke(() -> {
            if (isFollowed(request)) {
              followers.enter(currentCaller.reader(), routing);
            }
          })
          .map(_ -> null);
    }

    private static boolean isFollowed(ContainerRequestContext request) {
      return Boolean.parseBoolean(request.getUriInfo().getQueryParameters().getFirst("follow"))
          || request.getAcceptableMediaTypes().contains(MediaType.SERVER_SENT_EVENTS_TYPE);
    }

    private Uni<?> game(String game, ContainerRequestContext request) {
      Optional<Seat> seat =
          Optional.ofNullable(request.getUriInfo().getQueryParameters().getFirst("seat"))
              .map(RequestParameters::seat);
      Optional<String> invitation =
          Optional.ofNullable(request.getHeaderString(RequestParameters.INVITATION));
      return read(
              () -> games.reading(game, currentCaller.reader(), invitation),
              Access.ReadableGame::game,
              request)
          .chain(readable -> open(readable.game(), readable.standing(), readable.viewer(seat)));
    }

    private Uni<?> tournament(String tournament, ContainerRequestContext request) {
      return read(
              () -> tournaments.reading(tournament, currentCaller.reader()),
              TournamentAccess.ReadableTournament::id,
              request)
          .chain(readable -> open(readable.id(), readable.standing(), readable.viewer()));
    }

    /**
     * What may be read, once the commit {@code atLeast} is saved, or the first one, because there
     * is no log without commits. It is looked up again after {@code atLeast}, because at the end of
     * a game everybody may read everything.
     */
    private <R> Uni<R> read(
        Supplier<Uni<R>> reading, Function<R, GameId> id, ContainerRequestContext request) {
      Optional<Long> atLeast =
          Optional.ofNullable(request.getUriInfo().getQueryParameters().getFirst("atLeast"))
              .map(RequestParameters::atLeast);
      Uni<R> now = reading.get();
      return atLeast
          .map(seq ->
              now.map(id)
                  .chain(game -> barrier.head(game, seq).chain(() -> log.saved(game, seq)))
                  .chain(_ -> reading.get()))
          .orElseGet(() -> now.call(readable -> log.saved(id.apply(readable), 1)));
    }

    private Uni<?> open(GameId game, Standing standing, Viewer viewer) {
      return salts
          .of(game, standing.sealedSeed())
          .invoke(opened -> open.set(game, viewer, opened, currentCaller.reader()));
    }
  }
}
