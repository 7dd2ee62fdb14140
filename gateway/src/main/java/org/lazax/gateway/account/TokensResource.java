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

/** The tokens of the caller's account. */
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

  /** The request for a new token. Its scopes must be among those of the requesting token. */
  record NewToken(Optional<Set<Scope>> scopes, Optional<Instant> expiresAt) {}

  @POST
  @ResponseStatus(201)
  public Uni<IssuedToken> issue(@Nullable NewToken body) {
    Caller caller = currentCaller.require();
    NewToken wanted = Objects.requireNonNullElse(body, EMPTY);
    Set<Scope> scopes =
        wanted.scopes().filter(list -> !list.isEmpty()).orElseThrow(TokensResource::noScopes);
    scopes.forEach(currentCaller::require);
    Secret secret = Secret.random();
    return Panache.withTransaction(
            () -> tokens.issue(caller.account(), scopes, wanted.expiresAt(), secret))
        .map(token -> IssuedToken.of(token, secret));
  }

  @GET
  public Uni<List<IssuedToken>> list() {
    Caller caller = currentCaller.require();
    return Panache.withSession(() -> tokens.ofAccount(caller.account()))
        .map(found -> found.stream().map(IssuedToken::of).toList());
  }

  @DELETE
  @Path("/{id}")
  @ResponseStatus(204)
  public Uni<Void> revoke(@RestPath String id) {
    Caller caller = currentCaller.require();
    return Panache.withTransaction(() -> tokens.revoke(caller.account(), id))
        .invoke(revoked -> {
          cache.evict(id);
          if (!revoked) {
            throw ProblemException.of(
                ProblemType.UNKNOWN_RESOURCE, "this account has no such token");
          }
        })
        .replaceWithVoid();
  }

  private static ProblemException noScopes() {
    return ProblemException.of(ProblemType.MALFORMED_REQUEST, "a token needs scopes");
  }
}
