package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** The stored tokens. */
@ApplicationScoped
class Tokens implements PanacheRepositoryBase<ApiToken, String> {
  /** Stores a new token of this account. The secret itself is not stored. */
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

  Uni<Optional<ApiToken>> withSecret(Secret secret) {
    return find("secretHash", secret.hash()).firstResult().map(Optional::ofNullable);
  }

  Uni<List<ApiToken>> ofAccount(String account) {
    return list("account = ?1 order by createdAt", account);
  }

  /** Deletes a token of this account; false if there is none. */
  Uni<Boolean> revoke(String account, String id) {
    return delete("account = ?1 and id = ?2", account, id).map(count -> count > 0);
  }
}
