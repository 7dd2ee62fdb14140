package org.lazax.gateway.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * The accounts of those who run this platform, by the setting {@code lazax.operators}. An operator
 * reads no more of private games than others.
 */
@ApplicationScoped
public class Operators {
  private final Set<String> accounts;

  /**
   * @param accounts ids; nobody is an operator if it is empty
   */
  Operators(@ConfigProperty(name = "lazax.operators") Optional<List<String>> accounts) {
    this.accounts = Set.copyOf(accounts.orElse(List.of()));
  }

  /** Whether the caller is an operator. */
  public boolean isOne(Optional<Caller> caller) {
    return caller.filter(present -> accounts.contains(present.account())).isPresent();
  }

  /** Refuses a caller who is no operator. */
  public void require(Caller caller) {
    if (!accounts.contains(caller.account())) {
      throw ProblemException.of(
          ProblemType.NOT_AN_OPERATOR, "this account is not among those that run the platform");
    }
  }
}
