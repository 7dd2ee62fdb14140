package org.lazax.gateway.game;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.command.Ledger;

/**
 * Finds the accounts that hold seats and games. The chronicle has the command by which a seat was
 * taken, and the ledger has the account of the command.
 */
@ApplicationScoped
public class Holders {
  private static final int MAX_CACHED = 100_000;

  private final Ledger ledger;

  /** A cache: the account of a command never changes. */
  private final Map<CommandId, String> accounts = new ConcurrentHashMap<>();

  Holders(Ledger ledger) {
    this.ledger = ledger;
  }

  /** The seats that this account holds. */
  Uni<Set<Seat>> seats(Standing standing, String account) {
    Uni<Set<Seat>> found = Uni.createFrom().item(new TreeSet<>());
    for (Map.Entry<Seat, Standing.Seating> taken : standing.seats().entrySet()) {
      found =
          found.call(held ->
              isOf(taken.getValue().command(), account)
                  .invoke(holds -> {
                    if (holds) {
                      held.add(taken.getKey());
                    }
                  }));
    }
    return found;
  }

  /** Whether this account created the game. */
  Uni<Boolean> organises(Standing standing, String account) {
    return isOf(standing.creation(), account);
  }

  private Uni<Boolean> isOf(Optional<CommandId> command, String account) {
    return command
        .map(id -> account(id).map(giver -> giver.equals(Optional.of(account))))
        .orElseGet(() -> Uni.createFrom().item(false));
  }

  private Uni<Optional<String>> account(CommandId command) {
    String known = accounts.get(command);
    return known != null
        ? Uni.createFrom().item(Optional.of(known))
        : ledger
            .find(command)
            .map(entry -> entry.map(Ledger.Entry::account))
            .invoke(account -> account.ifPresent(a -> cache(command, a)));
  }

  private void cache(CommandId command, String account) {
    if (accounts.size() >= MAX_CACHED) {
      accounts.clear();
    }
    accounts.put(command, account);
  }
}
