package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * What may be on its way here: another instance has told of it, or this one is starting. It is
 * waited for a little before anybody is told that it is not there.
 */
@ApplicationScoped
public class ReadBarrier {
  private static final Duration PAUSE = Duration.ofMillis(10);
  private static final Duration SOON = Duration.ofSeconds(1);

  private final Games games;
  private final Backlog backlog;
  private final Duration patience;

  ReadBarrier(
      Games games,
      Backlog backlog,
      @ConfigProperty(name = "lazax.arrival.patience") Duration patience) {
    this.games = games;
    this.backlog = backlog;
    this.patience = patience;
  }

  /** How a game stands that was read here; empty for all others. */
  public Optional<Standing> here(GameId game) {
    return games.find(game);
  }

  /** How a game stands; empty where there is none. */
  public Uni<Optional<Standing>> standing(GameId game) {
    return reached(game, 1);
  }

  /** The game's head, once that is this commit or a later one; refuses a commit beyond it. */
  public Uni<Long> head(GameId game, long seq) {
    return reached(game, seq)
        .map(found -> found.map(Standing::seq).orElseThrow(() -> beyond(game)));
  }

  /** How a game stands once it has this commit or a later one; empty where it does not get it. */
  public Uni<Optional<Standing>> reached(GameId game, long seq) {
    Optional<Standing> now = read(game, seq);
    return now.isPresent()
        ? Uni.createFrom().item(now)
        : Multi.createFrom()
            .ticks()
            .every(PAUSE)
            .onOverflow()
            .drop()
            .select()
            .first(patience)
            .map(_ -> read(game, seq))
            .select()
            .where(Optional::isPresent)
            .toUni()
            .onItem()
            .ifNull()
            .switchTo(() -> Uni.createFrom().item(this::nothing))
            .emitOn(sameContext());
  }

  private Optional<Standing> read(GameId game, long seq) {
    return games.find(game).filter(standing -> standing.seq() >= seq);
  }

  /** Nothing is there, if this instance can know. */
  private Optional<Standing> nothing() {
    if (!backlog.isRead()) {
      throw ProblemException.later(ProblemType.UNAVAILABLE, "the gateway is reading up", SOON);
    }
    return Optional.empty();
  }

  private ProblemException beyond(GameId game) {
    long head = games.find(game).map(Standing::seq).orElse(0L);
    return ProblemException.of(ProblemType.UNKNOWN_COMMIT, "the game has commits 1 to " + head);
  }

  /** The request goes on where it was: its database session is bound to that. */
  private static Executor sameContext() {
    Context context = Vertx.currentContext();
    return context == null ? Runnable::run : work -> context.runOnContext(_ -> work.run());
  }
}
