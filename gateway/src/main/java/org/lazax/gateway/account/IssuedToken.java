package org.lazax.gateway.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A token as its owner sees it.
 *
 * @param secret the bearer token; present only in the response that issues the token
 * @param expiresAt empty if the token does not expire
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record IssuedToken(
    String id, Optional<String> secret, Set<Scope> scopes, Optional<Instant> expiresAt) {
  static IssuedToken of(ApiToken token, Secret secret) {
    return of(token, Optional.of(secret.text()));
  }

  static IssuedToken of(ApiToken token) {
    return of(token, Optional.empty());
  }

  private static IssuedToken of(ApiToken token, Optional<String> secret) {
    return new IssuedToken(
        token.id,
        secret,
        new TreeSet<>(Scope.parseAll(token.scopes)),
        Optional.ofNullable(token.expiresAt));
  }
}
