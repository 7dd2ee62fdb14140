package org.lazax.gateway.account;

import java.util.Set;

/**
 * The account that makes a request, by its token.
 *
 * @param token id of the token, not its secret
 */
public record Caller(String account, String token, Set<Scope> scopes) {
  public Caller {
    scopes = Set.copyOf(scopes);
  }

  boolean may(Scope scope) {
    return scopes.contains(scope);
  }
}
