package org.lazax.gateway.account;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.Problems;

/**
 * Finds the caller of a request by its bearer token. A request without a token has no caller. A
 * request with an invalid token is refused.
 */
class BearerFilter {
  private static final String BEARER = "Bearer ";

  private final KnownTokens tokens;
  private final CurrentCaller currentCaller;

  BearerFilter(KnownTokens tokens, CurrentCaller currentCaller) {
    this.tokens = tokens;
    this.currentCaller = currentCaller;
  }

  @ServerRequestFilter
  public Uni<@Nullable Response> identify(ContainerRequestContext request) {
    String header = request.getHeaderString(HttpHeaders.AUTHORIZATION);
    if (header == null) {
      return Uni.createFrom().nullItem();
    }
    Optional<Secret> secret =
        header.startsWith(BEARER)
            ? Secret.parse(header.substring(BEARER.length()))
            : Optional.empty();
    return secret
        .map(tokens::caller)
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()))
        .map(caller -> {
          caller.ifPresent(currentCaller::set);
          return caller.isPresent() ? null : refused();
        });
  }

  private static Response refused() {
    return Problems.response(
        ProblemException.of(
            ProblemType.NO_VALID_TOKEN, "this token is unknown, revoked or expired"));
  }
}
