package org.lazax.gateway.account;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import java.util.Set;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The caller of the current request; there is none without a token. A request with an invalid token
 * is refused before.
 */
@RequestScoped
public class CurrentCaller {
  private Optional<Caller> caller = Optional.empty();

  void set(Caller present) {
    caller = Optional.of(present);
  }

  /** The caller, if there is one and its token has the scope {@code read}. */
  public Optional<Caller> reader() {
    return caller.filter(present -> present.may(Scope.READ));
  }

  /** The caller. Refuses a request without a token or with a token without this scope. */
  public Caller require(Scope scope) {
    return require(caller, scope);
  }

  /** Refuses a token whose only scope is this one. */
  void requireMoreThan(Scope scope) {
    Caller present = require();
    if (present.scopes().equals(Set.of(scope))) {
      throw ProblemException.of(
          ProblemType.SCOPE_MISSING,
          "this needs a token with more than the scope " + scope.wireName());
    }
  }

  /** The same for the caller of a request that has no such bean. */
  public static Caller require(Optional<Caller> caller, Scope scope) {
    Caller present = require(caller);
    if (!present.may(scope)) {
      throw ProblemException.of(
          ProblemType.SCOPE_MISSING, "this needs a token with the scope " + scope.wireName());
    }
    return present;
  }

  /** The caller. Refuses a request without a token. */
  public Caller require() {
    return require(caller);
  }

  private static Caller require(Optional<Caller> caller) {
    return caller.orElseThrow(() ->
        ProblemException.of(ProblemType.NO_VALID_TOKEN, "send Authorization: Bearer <token>"));
  }
}
