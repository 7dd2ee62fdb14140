package org.lazax.gateway.account;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.Problems;

/** Identifies the caller of a request, or refuses its token. */
class BearerFilter {
  private final Callers callers;
  private final CurrentCaller currentCaller;

  BearerFilter(Callers callers, CurrentCaller currentCaller) {
    this.callers = callers;
    this.currentCaller = currentCaller;
  }

  @ServerRequestFilter
  public Uni<@Nullable Response> identify(ContainerRequestContext request) {
    return callers
        .of(Optional.ofNullable(request.getHeaderString(HttpHeaders.AUTHORIZATION)))
        .<@Nullable Response>map(caller -> {
          caller.ifPresent(currentCaller::set);
          return null;
        })
        .onFailure(ProblemException.class)
        .recoverWithItem(Problems::response);
  }
}
