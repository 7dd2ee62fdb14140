package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.Panache;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.StorableText;

/** Opens accounts, if {@code lazax.accounts.open} allows it. */
@Path("/accounts")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
class AccountsResource {
  private static final int MAX_NAME_LENGTH = 64;

  private final Accounts accounts;
  private final Tokens tokens;
  private final boolean open;

  AccountsResource(
      Accounts accounts,
      Tokens tokens,
      @ConfigProperty(name = "lazax.accounts.open") boolean open) {
    this.accounts = accounts;
    this.tokens = tokens;
    this.open = open;
  }

  /**
   * The request for a new account.
   *
   * @param name 1 to 64 characters; need not be unique
   */
  record NewAccount(Optional<String> name) {}

  /** A new account with its first token. The token's secret is shown only here. */
  record OpenedAccount(String id, String name, IssuedToken token) {}

  @POST
  @ResponseStatus(201)
  public Uni<OpenedAccount> open(@Nullable NewAccount body) {
    if (!open) {
      throw ProblemException.of(ProblemType.ACCOUNTS_CLOSED, "ask the operator of this platform");
    }
    String name = validName(body);
    Secret secret = Secret.random();
    return Panache.withTransaction(() ->
        accounts
            .open(name)
            .chain(account ->
                tokens
                    .issueFirst(account.id, secret)
                    .map(token ->
                        new OpenedAccount(account.id, name, IssuedToken.of(token, secret)))));
  }

  private static String validName(@Nullable NewAccount body) {
    String name = Optional.ofNullable(body).flatMap(NewAccount::name).orElse("").strip();
    if (name.isEmpty() || name.length() > MAX_NAME_LENGTH) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "an account needs a name of 1 to 64 characters");
    }
    StorableText.require(name);
    return name;
  }
}
