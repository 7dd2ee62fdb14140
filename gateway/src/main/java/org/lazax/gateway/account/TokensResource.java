package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.Panache;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The token of the caller, and those that were made with it. */
@Path("/tokens")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class TokensResource {
  private static final NewToken EMPTY = new NewToken(Optional.empty(), Optional.empty());

  private final Tokens tokens;
  private final KnownTokens cache;
  private final CurrentCaller currentCaller;

  TokensResource(Tokens tokens, KnownTokens cache, CurrentCaller currentCaller) {
    this.tokens = tokens;
    this.cache = cache;
    this.currentCaller = currentCaller;
  }

  /**
   * The request for a new token.
   *
   * @param scopes must be among those of the requesting token, which may do more than read
   * @param expiresAt not later than the requesting token expires, and as late if it is left out
   */
  record NewToken(Optional<Set<Scope>> scopes, Optional<Instant> expiresAt) {}

  @POST
  @ResponseStatus(201)
  public Uni<IssuedToken> issue(@Nullable NewToken body) {
    Caller caller = currentCaller.require();
    NewToken wanted = Objects.requireNonNullElse(body, EMPTY);
    Set<Scope> scopes =
        wanted.scopes().filter(list -> !list.isEmpty()).orElseThrow(TokensResource::noScopes);
    scopes.forEach(currentCaller::require);
    currentCaller.requireMoreThan(Scope.READ);
    Secret secret = Secret.random();
    return Panache.withTransaction(() -> tokens.issue(caller, scopes, wanted.expiresAt(), secret))
        .map(token -> IssuedToken.of(token, secret));
  }

  @GET
  public Uni<List<IssuedToken>> list() {
    Caller caller = currentCaller.require();
    return Panache.withSession(() -> tokens.inReachOf(caller))
        .map(found -> found.stream().map(IssuedToken::of).toList());
  }

  @DELETE
  @Path("/{id}")
  @ResponseStatus(204)
  public Uni<Void> revoke(@RestPath String id) {
    Caller caller = currentCaller.require();
    return Panache.withTransaction(() -> tokens.revoke(caller, id))
        .invoke(revoked -> {
          cache.evict(caller.account());
          if (!revoked) {
            throw ProblemException.of(
                ProblemType.UNKNOWN_RESOURCE,
                "this token is not it, and no such token was made with it");
          }
        })
        .replaceWithVoid();
  }

  private static ProblemException noScopes() {
    return ProblemException.of(ProblemType.MALFORMED_REQUEST, "a token needs scopes");
  }
}
