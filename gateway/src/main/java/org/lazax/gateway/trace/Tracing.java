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
  private Trace trace = Trace.of(Optional.empty());

  public Trace trace() {
    return trace;
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
      tracing.trace = Trace.of(Optional.ofNullable(request.getHeaderString("traceparent")));
      MDC.put("trace", tracing.trace().id());
      Optional.ofNullable(request.getUriInfo().getPathParameters().getFirst("game"))
          .ifPresent(game -> MDC.put("game", game));
    }
  }
}
