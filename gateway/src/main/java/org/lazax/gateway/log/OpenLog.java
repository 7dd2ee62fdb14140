package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
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
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.Access.ReadableGame;
import org.lazax.gateway.game.RequestParameters;

/**
 * A log that this caller may read. It is opened before the stream begins: once the head of a stream
 * is written, nothing can be refused any more.
 */
@RequestScoped
class OpenLog {
  private @Nullable ReadableGame game;
  private @Nullable Viewer viewer;
  private @Nullable Salts salts;

  void is(ReadableGame readable, Viewer reader, Salts opened) {
    game = readable;
    viewer = reader;
    salts = opened;
  }

  ReadableGame game() {
    return Objects.requireNonNull(game);
  }

  Viewer viewer() {
    return Objects.requireNonNull(viewer);
  }

  Salts salts() {
    return Objects.requireNonNull(salts);
  }

  /** A resource that streams a log. */
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @interface Opened {}

  /** Opens it, or refuses the request. */
  static class Door {
    private static final int AFTER_WHO_ASKS_IS_KNOWN = 6_000;

    private final OpenLog open;
    private final Access access;
    private final GameSalts salts;
    private final CurrentCaller visitor;

    Door(OpenLog open, Access access, GameSalts salts, CurrentCaller visitor) {
      this.open = open;
      this.access = access;
      this.salts = salts;
      this.visitor = visitor;
    }

    @Opened
    @ServerRequestFilter(priority = AFTER_WHO_ASKS_IS_KNOWN)
    public Uni<@Nullable Response> open(ContainerRequestContext request) {
      MultivaluedMap<String, String> query = request.getUriInfo().getQueryParameters();
      String game = request.getUriInfo().getPathParameters().getFirst("game");
      Optional<Seat> seat =
          Optional.ofNullable(query.getFirst("seat")).map(RequestParameters::seat);
      Optional<String> invitation =
          Optional.ofNullable(request.getHeaderString(RequestParameters.INVITATION));
      return access
          .reading(game, visitor.reader(), invitation)
          .chain(readable -> {
            Viewer viewer = readable.viewer(seat);
            return salts
                .of(readable.game(), readable.standing().sealedSeed())
                .invoke(opened -> open.is(readable, viewer, opened));
          })
          .map(_ -> null);
    }
  }
}
