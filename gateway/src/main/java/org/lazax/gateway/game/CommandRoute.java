package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.Api;
import org.lazax.gateway.account.Callers;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.problem.BodyLimit;
import org.lazax.gateway.problem.Problems;
import org.lazax.gateway.trace.Trace;
import org.lazax.gateway.trace.Tracing;

/**
 * The address at which seats give commands. It is a plain route and no resource, because nearly all
 * requests of a busy platform come here.
 */
@ApplicationScoped
class CommandRoute {
  private static final Logger LOG = Logger.getLogger(CommandRoute.class);

  private static final String PATH = Api.ROOT + "/games/:game/commands";

  private final SeatCommands commands;
  private final Callers callers;
  private final Problems problems;
  private final ResponseWriter writer;
  private final ObjectReader bodies;

  CommandRoute(
      SeatCommands commands,
      Callers callers,
      Problems problems,
      ResponseWriter writer,
      ObjectMapper json) {
    this.commands = commands;
    this.callers = callers;
    this.problems = problems;
    this.writer = writer;
    this.bodies = json.readerFor(ObjectNode.class);
  }

  void register(@Observes Router router) {
    router.post(PATH).handler(this::give);
  }

  private void give(RoutingContext http) {
    // The body is read before anything else, because it may come while a token is looked up.
    Uni<byte[]> body = BodyLimit.body(http);
    Uni.createFrom()
        .deferred(() -> give(http, body))
        .onFailure()
        .recoverWithItem(problems::of)
        .subscribe()
        .with(
            response -> writer.write(response, http),
            e -> LOG.error("a response cannot be written", e));
  }

  private Uni<Response> give(RoutingContext http, Uni<byte[]> body) {
    HttpServerRequest request = http.request();
    String game = http.pathParam("game");
    Trace trace =
        Tracing.begin(Optional.ofNullable(request.getHeader(Tracing.HEADER)), Optional.of(game));
    MediaTypes.requireJson(request);
    return callers
        .of(Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION)))
        .chain(caller ->
            body.chain(bytes -> {
              ObjectNode read = read(bytes);
              return commands.give(
                  game,
                  CurrentCaller.require(caller, Scope.PLAY),
                  RequestParameters.of(request),
                  read,
                  trace);
            }));
  }

  private @Nullable ObjectNode read(byte[] body) {
    try {
      return body.length == 0 ? null : bodies.readValue(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
