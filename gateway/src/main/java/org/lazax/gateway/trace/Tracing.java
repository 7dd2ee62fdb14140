package org.lazax.gateway.trace;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Optional;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * The trace of the current request. Its log lines have the trace id, the game, and the number of
 * the game's head once that is known.
 */
@RequestScoped
public class Tracing {
  /** The header of W3C Trace Context. */
  public static final String HEADER = "traceparent";

  private Trace trace = Trace.of(Optional.empty());

  public Trace trace() {
    return trace;
  }

  /** Begins the trace of a request about a game, or about none, and names both in log lines. */
  public static Trace begin(Optional<String> traceparent, Optional<String> game) {
    Trace begun = Trace.of(traceparent);
    MDC.put("trace", begun.id());
    game.ifPresent(id -> MDC.put("game", id));
    return begun;
  }

  /** Begins the trace before all other filters, so that refused requests have one too. */
  static class Filter {
    private static final int FIRST = 0;

    private final Tracing tracing;

    Filter(Tracing tracing) {
      this.tracing = tracing;
    }

    @ServerRequestFilter(priority = FIRST)
    public void begin(ContainerRequestContext request) {
      tracing.trace =
          Tracing.begin(
              Optional.ofNullable(request.getHeaderString(HEADER)),
              Optional.ofNullable(request.getUriInfo().getPathParameters().getFirst("game")));
    }
  }
}
