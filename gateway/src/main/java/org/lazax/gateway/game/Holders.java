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
 * Whose seats are whose. The chronicle says by which command a seat was taken, the ledger whose
 * command that was; neither is written down twice.
 */
@ApplicationScoped
public class Holders {
  private static final int MOST = 100_000;

  private final Ledger ledger;

  /** Givers never change. */
  private final Map<CommandId, String> givers = new ConcurrentHashMap<>();

  Holders(Ledger ledger) {
    this.ledger = ledger;
  }

  /** The seats that this account holds. */
  Uni<Set<Seat>> seats(Standing standing, String account) {
    Uni<Set<Seat>> found = Uni.createFrom().item(new TreeSet<>());
    for (Map.Entry<Seat, Standing.Seating> taken : standing.seats().entrySet()) {
      found =
          found.call(held ->
              gave(taken.getValue().command(), account)
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
    return gave(standing.creation(), account);
  }

  private Uni<Boolean> gave(Optional<CommandId> command, String account) {
    return command
        .map(id -> giver(id).map(giver -> giver.equals(Optional.of(account))))
        .orElseGet(() -> Uni.createFrom().item(false));
  }

  private Uni<Optional<String>> giver(CommandId command) {
    String known = givers.get(command);
    return known != null
        ? Uni.createFrom().item(Optional.of(known))
        : ledger
            .find(command)
            .map(entry -> entry.map(Ledger.Entry::account))
            .invoke(account -> account.ifPresent(a -> remember(command, a)));
  }

  private void remember(CommandId command, String account) {
    if (givers.size() >= MOST) {
      givers.clear();
    }
    givers.put(command, account);
  }
}
