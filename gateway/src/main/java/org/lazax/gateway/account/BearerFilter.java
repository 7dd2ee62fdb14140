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

/** Finds out who asks. A request without a token is nobody's; one with a wrong token is refused. */
class BearerFilter {
  private static final String BEARER = "Bearer ";

  private final KnownTokens tokens;
  private final CurrentCaller visitor;

  BearerFilter(KnownTokens tokens, CurrentCaller visitor) {
    this.tokens = tokens;
    this.visitor = visitor;
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
        .map(tokens::bearer)
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()))
        .map(caller -> {
          caller.ifPresent(visitor::is);
          return caller.isPresent() ? null : refused();
        });
  }

  private static Response refused() {
    return Problems.response(
        ProblemException.of(
            ProblemType.NO_VALID_TOKEN, "this token is unknown, revoked or expired"));
  }
}
