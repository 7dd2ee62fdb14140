package org.lazax.gateway.account;

import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.UUID;

/** The stored accounts. */
@ApplicationScoped
class Accounts implements PanacheRepositoryBase<Account, String> {
  Uni<Account> open(String name) {
    Account account = new Account();
    account.id = UUID.randomUUID().toString();
    account.name = name;
    account.createdAt = Instant.now();
    return persist(account);
  }
}
