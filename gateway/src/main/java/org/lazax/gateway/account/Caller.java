package org.lazax.gateway.account;

import java.util.Set;

/**
 * Who makes a request, as its token says.
 *
 * @param token id of the token, never its secret
 */
public record Caller(String account, String token, Set<Scope> scopes) {
  public Caller {
    scopes = Set.copyOf(scopes);
  }

  boolean may(Scope scope) {
    return scopes.contains(scope);
  }
}
