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
 * A cache of the callers by their tokens, so that not every request waits for the database. An
 * entry lives for ten seconds, so a revoked token stays valid that long in other instances of the
 * gateway.
 */
@ApplicationScoped
class KnownTokens {
  private static final Duration CACHE_TIME = Duration.ofSeconds(10);
  private static final int MAX_TOKENS = 50_000;

  private final Tokens tokens;
  private final Map<String, CachedCaller> cache = new ConcurrentHashMap<>();

  /**
   * An entry.
   *
   * @param since {@link System#nanoTime} when the database was asked, so that a step of the clock
   *     lets no entry live longer
   * @param expiresAt the end of the token
   */
  private record CachedCaller(Caller caller, long since, Optional<Instant> expiresAt) {
    boolean isValid() {
      return System.nanoTime() - since < CACHE_TIME.toNanos()
          && expiresAt.filter(at -> !Instant.now().isBefore(at)).isEmpty();
    }
  }

  KnownTokens(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The caller with this secret; empty if the token is unknown, revoked or expired. */
  Uni<Optional<Caller>> caller(Secret secret) {
    CachedCaller cached = cache.get(secret.hash());
    if (cached != null && cached.isValid()) {
      return Uni.createFrom().item(Optional.of(cached.caller()));
    }
    long asked = System.nanoTime();
    return Panache.withSession(() -> tokens.withSecret(secret))
        .map(found -> found.filter(token -> !token.isExpired(Instant.now())))
        .invoke(found -> cache(secret, found, asked))
        .map(found -> found.map(KnownTokens::caller));
  }

  /** Looks for all tokens of this account anew when they come. */
  void evict(String account) {
    cache.values().removeIf(entry -> entry.caller().account().equals(account));
  }

  private void cache(Secret secret, Optional<ApiToken> found, long asked) {
    if (cache.size() >= MAX_TOKENS) {
      cache.clear();
    }
    found.ifPresentOrElse(
        token ->
            cache.put(
                secret.hash(),
                new CachedCaller(caller(token), asked, Optional.ofNullable(token.expiresAt))),
        () -> cache.remove(secret.hash()));
  }

  private static Caller caller(ApiToken token) {
    return new Caller(token.account, token.id, Scope.parseAll(token.scopes));
  }
}
