package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.Panache;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who bears a token. What was looked up is remembered for a short while, so that play does not wait
 * for the database at every command; a revoked token lives on in other instances that long.
 */
@ApplicationScoped
class KnownTokens {
  private static final Duration REMEMBERED = Duration.ofSeconds(10);
  private static final int MOST = 50_000;

  private final Tokens tokens;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  private record Known(Caller caller, Instant until) {}

  KnownTokens(Tokens tokens) {
    this.tokens = tokens;
  }

  /** Empty for a token that is not kept or has expired. */
  Uni<Optional<Caller>> bearer(Secret secret) {
    Instant now = Instant.now();
    Known remembered = known.get(secret.hash());
    if (remembered != null && now.isBefore(remembered.until())) {
      return Uni.createFrom().item(Optional.of(remembered.caller()));
    }
    return Panache.withSession(() -> tokens.bearing(secret))
        .map(found -> found.filter(token -> !token.isExpired(now)))
        .invoke(found -> remember(secret, found, now))
        .map(found -> found.map(KnownTokens::caller));
  }

  void forget(String tokenId) {
    known.values().removeIf(entry -> entry.caller().token().equals(tokenId));
  }

  private void remember(Secret secret, Optional<ApiToken> found, Instant now) {
    if (known.size() >= MOST) {
      known.clear();
    }
    found.ifPresentOrElse(
        token -> known.put(secret.hash(), new Known(caller(token), until(token, now))),
        () -> known.remove(secret.hash()));
  }

  private static Instant until(ApiToken token, Instant now) {
    Instant until = now.plus(REMEMBERED);
    return token.isExpired(until) && token.expiresAt != null ? token.expiresAt : until;
  }

  private static Caller caller(ApiToken token) {
    return new Caller(token.account, token.id, Scope.parseAll(token.scopes));
  }
}
