package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The stored tokens. */
@ApplicationScoped
class Tokens implements PanacheRepositoryBase<ApiToken, String> {
  /** Stores the first token of a new account, with all scopes. The secret itself is not stored. */
  Uni<ApiToken> issueFirst(String account, Secret secret) {
    return persist(token(account, EnumSet.allOf(Scope.class), secret));
  }

  /**
   * Stores a token that is made with another one of its account, and dies with it.
   *
   * @param expiresAt as late as that of the other one if it is empty; a later one is refused
   */
  Uni<ApiToken> issue(Caller with, Set<Scope> scopes, Optional<Instant> expiresAt, Secret secret) {
    return findById(with.token())
        .map(maker -> {
          if (maker == null) {
            throw Callers.invalid();
          }
          return token(maker, scopes, expiresAt, secret);
        })
        .chain(this::persist);
  }

  private static ApiToken token(
      ApiToken maker, Set<Scope> scopes, Optional<Instant> expiresAt, Secret secret) {
    Instant latest = maker.expiresAt;
    if (latest != null && expiresAt.filter(latest::isBefore).isPresent()) {
      throw ProblemException.of(
          ProblemType.TOKEN_OUTLIVES_MAKER, "the requesting token expires at " + latest);
    }
    ApiToken token = token(maker.account, scopes, secret);
    token.madeWith = maker.id;
    token.expiresAt = expiresAt.orElse(latest);
    return token;
  }

  private static ApiToken token(String account, Set<Scope> scopes, Secret secret) {
    ApiToken token = new ApiToken();
    token.id = UUID.randomUUID().toString();
    token.account = account;
    token.secretHash = secret.hash();
    token.scopes = Scope.print(scopes);
    token.createdAt = Instant.now();
    return token;
  }

  Uni<Optional<ApiToken>> withSecret(Secret secret) {
    return find("secretHash", secret.hash()).firstResult().map(Optional::ofNullable);
  }

  /** The caller's token and those that were made with it, directly or not; the oldest first. */
  Uni<List<ApiToken>> inReachOf(Caller caller) {
    return list("account = ?1 order by createdAt, id", caller.account())
        .map(all -> inReach(all, caller.token()));
  }

  /** A token is younger than the one it was made with. */
  private static List<ApiToken> inReach(List<ApiToken> oldestFirst, String token) {
    Set<String> reached = new HashSet<>();
    List<ApiToken> found = new ArrayList<>();
    for (ApiToken next : oldestFirst) {
      if (next.id.equals(token) || reached.contains(next.madeWith)) {
        reached.add(next.id);
        found.add(next);
      }
    }
    return found;
  }

  /**
   * Deletes a token in reach of the caller, with all that were made with it.
   *
   * @return whether there is one
   */
  Uni<Boolean> revoke(Caller caller, String id) {
    return inReachOf(caller)
        .chain(reached ->
            reached.stream().anyMatch(token -> token.id.equals(id))
                ? deleteById(id)
                : Uni.createFrom().item(false));
  }
}
