package org.lazax.gateway.trace;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Optional;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * The trace of this request; what is logged on the way carries it, the game it is about and, once
 * that is known, the commit the game stands at.
 */
@RequestScoped
public class Tracing {
  private Trace trace = Trace.of(Optional.empty());

  public Trace trace() {
    return trace;
  }

  /** Before everything else, so that refusals are traced too. */
  static class Begin {
    private static final int FIRST = 0;

    private final Tracing tracing;

    Begin(Tracing tracing) {
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
