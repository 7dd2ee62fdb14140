package org.lazax.gateway.account;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Finds the callers of requests by their bearer tokens. */
@ApplicationScoped
public class Callers {
  private static final String BEARER = "Bearer ";

  private final KnownTokens tokens;

  Callers(KnownTokens tokens) {
    this.tokens = tokens;
  }

  /**
   * The caller of a request. A request without a token has no caller; one with an invalid token is
   * refused.
   *
   * @param authorization the header of the request
   */
  public Uni<Optional<Caller>> of(Optional<String> authorization) {
    return authorization
        .map(this::withToken)
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }

  private Uni<Optional<Caller>> withToken(String authorization) {
    Optional<Secret> secret =
        authorization.startsWith(BEARER)
            ? Secret.parse(authorization.substring(BEARER.length()))
            : Optional.empty();
    return secret
        .map(tokens::caller)
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()))
        .invoke(caller -> {
          if (caller.isEmpty()) {
            throw invalid();
          }
        });
  }

  static ProblemException invalid() {
    return ProblemException.of(
        ProblemType.NO_VALID_TOKEN, "this token is unknown, revoked or expired");
  }
}
