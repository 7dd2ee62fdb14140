package org.lazax.gateway.account;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The caller of this request, if it has a token. A wrong token never gets this far. */
@RequestScoped
public class CurrentCaller {
  private Optional<Caller> caller = Optional.empty();

  void is(Caller known) {
    caller = Optional.of(known);
  }

  /** Whoever asks, if the token lets it read. */
  public Optional<Caller> reader() {
    return caller.filter(known -> known.may(Scope.READ));
  }

  /** Refuses a request without a token, or with one that does not allow this. */
  public Caller require(Scope scope) {
    Caller known = require();
    if (!known.may(scope)) {
      throw ProblemException.of(
          ProblemType.SCOPE_MISSING, "this needs a token with the scope " + scope.wireName());
    }
    return known;
  }

  /** Refuses a request without a token. */
  public Caller require() {
    return caller.orElseThrow(() ->
        ProblemException.of(ProblemType.NO_VALID_TOKEN, "send Authorization: Bearer <token>"));
  }
}
