package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** The tokens that are kept. */
@ApplicationScoped
class Tokens implements PanacheRepositoryBase<ApiToken, String> {
  /** A new token of this account; the secret is told to nobody else and kept nowhere. */
  Uni<ApiToken> issue(
      String account, Set<Scope> scopes, Optional<Instant> expiresAt, Secret secret) {
    ApiToken token = new ApiToken();
    token.id = UUID.randomUUID().toString();
    token.account = account;
    token.secretHash = secret.hash();
    token.scopes = Scope.print(scopes);
    token.createdAt = Instant.now();
    token.expiresAt = expiresAt.orElse(null);
    return persist(token);
  }

  Uni<Optional<ApiToken>> bearing(Secret secret) {
    return find("secretHash", secret.hash()).firstResult().map(Optional::ofNullable);
  }

  Uni<List<ApiToken>> of(String account) {
    return list("account = ?1 order by createdAt", account);
  }

  /** Whether there was one. */
  Uni<Boolean> revoke(String account, String id) {
    return delete("account = ?1 and id = ?2", account, id).map(count -> count > 0);
  }
}
