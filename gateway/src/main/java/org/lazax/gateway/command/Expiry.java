package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.trace.Trace;

/**
 * Finds out whether a command without an answer will never get one. The time alone does not say so,
 * because the answer of a command that was decided in time may still be on its way to the log.
 */
@ApplicationScoped
public class Expiry {
  /** Clocks of gateways, services and databases differ by less than a minute. */
  private static final Duration LIFETIME = Limits.STANDARD.commandLifetime().plusMinutes(1);

  private final Ledger ledger;
  private final QueryClient queries;
  private final Games games;

  Expiry(Ledger ledger, QueryClient queries, Games games) {
    this.ledger = ledger;
    this.queries = queries;
    this.games = games;
  }

  /**
   * Whether a command of this game has not been carried out and will not be, unless it is given
   * again: it was given too long ago, and no service has an answer to it or a copy of it. False if
   * a service does not say so.
   */
  public Uni<Boolean> isOver(GameId game, CommandId command, Trace trace) {
    return ledger
        .isOlder(command, LIFETIME)
        .chain(old -> old ? isUnknown(game, command, trace) : Uni.createFrom().item(false));
  }

  /** The ledger does not say which service takes the command. */
  private Uni<Boolean> isUnknown(GameId game, CommandId command, Trace trace) {
    long head = games.find(game).map(Standing::seq).orElse(0L);
    List<Uni<Reply.Status>> requests =
        Realm.GAMES.services().stream()
            .map(service ->
                queries
                    .ask(service, id -> new Query.Status(id, game, head, command), trace)
                    .onItem()
                    .castTo(Reply.Status.class))
            .toList();
    return Uni.join()
        .all(requests)
        .andFailFast()
        .map(replies -> replies.stream().noneMatch(Reply.Status::open))
        .onFailure(ProblemException.class)
        .recoverWithItem(false);
  }
}
