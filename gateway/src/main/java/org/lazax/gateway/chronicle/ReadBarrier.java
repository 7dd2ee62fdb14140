package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.log.CallerContext;

/**
 * Waits a short time for a game or a commit that this instance may not have read yet, because
 * another instance has answered with it or this one is starting. Only after that time it counts as
 * unknown. It also waits for the services to complete their steps in a game.
 */
@ApplicationScoped
public class ReadBarrier {
  private static final Duration POLL_INTERVAL = Duration.ofMillis(10);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private final Games games;
  private final Backlog backlog;
  private final Duration timeout;
  private final Duration settledTimeout;

  ReadBarrier(
      Games games,
      Backlog backlog,
      @ConfigProperty(name = "lazax.read.timeout") Duration timeout,
      @ConfigProperty(name = "lazax.settled.timeout") Duration settledTimeout) {
    this.games = games;
    this.backlog = backlog;
    this.timeout = timeout;
    this.settledTimeout = settledTimeout;
  }

  /** The standing of a game, without waiting; empty if no commit of it was read. */
  public Optional<Standing> known(GameId game) {
    return games.find(game);
  }

  /** The standing of a game; empty if there is no such game. */
  public Uni<Optional<Standing>> standing(GameId game) {
    return reached(game, 1);
  }

  /**
   * Number of the game's head, once it is at least {@code seq}. Refuses a number that the game does
   * not reach in time.
   */
  public Uni<Long> head(GameId game, long seq) {
    return reached(game, seq)
        .map(found -> found.map(Standing::seq).orElseThrow(() -> unknownCommit(game)));
  }

  /**
   * Number of the game's head, once it is at least {@code seq} and no service owes a step: players
   * are awaited, or the game is over. Refuses a number that the game does not reach in time; fails
   * with {@code unavailable} if a service does not complete its steps in time.
   */
  public Uni<Long> settled(GameId game, long seq) {
    return head(game, seq)
        .chain(() -> await(() -> read(game, seq).filter(Standing::isSettled), settledTimeout))
        .map(found -> found.map(Standing::seq).orElseThrow(ReadBarrier::unsettled));
  }

  /**
   * The standing of a game once its head is at least {@code seq}; empty if it does not get there in
   * time.
   */
  public Uni<Optional<Standing>> reached(GameId game, long seq) {
    return await(() -> read(game, seq), timeout);
  }

  /**
   * What the caller may read of a game. A refusal that calls it unknown comes no sooner than that
   * of a game which does not exist, so that the time does not tell that there is a private one.
   */
  public <R> Uni<R> alikeInTime(Uni<R> reading) {
    return Uni.createFrom()
        .deferred(() -> {
          long begin = System.nanoTime();
          return reading
              .onFailure(ReadBarrier::isUnknown)
              .recoverWithUni(refusal ->
                  after(timeout.minusNanos(System.nanoTime() - begin))
                      .chain(() -> Uni.createFrom().<R>failure(refusal)));
        });
  }

  private static boolean isUnknown(Throwable failure) {
    return failure instanceof ProblemException problem
        && (problem.is(ProblemType.UNKNOWN_GAME) || problem.is(ProblemType.UNKNOWN_TOURNAMENT));
  }

  private static Uni<Void> after(Duration left) {
    Uni<Void> now = Uni.createFrom().voidItem();
    return left.isPositive()
        ? now.onItem().delayIt().by(left).emitOn(CallerContext.current())
        : now;
  }

  private Uni<Optional<Standing>> await(Supplier<Optional<Standing>> wanted, Duration timeout) {
    Optional<Standing> now = wanted.get();
    return now.isPresent()
        ? Uni.createFrom().item(now)
        : Multi.createFrom()
            .ticks()
            .every(POLL_INTERVAL)
            .onOverflow()
            .drop()
            .select()
            .first(timeout)
            .map(_ -> wanted.get())
            .select()
            .where(Optional::isPresent)
            .toUni()
            .onItem()
            .ifNull()
            .switchTo(() -> Uni.createFrom().item(this::absent))
            .emitOn(CallerContext.current());
  }

  private Optional<Standing> read(GameId game, long seq) {
    return games.find(game).filter(standing -> standing.seq() >= seq);
  }

  /** Empty. Refuses to say so while the backlog is not read. */
  private Optional<Standing> absent() {
    if (!backlog.isRead()) {
      throw ProblemException.later(
          ProblemType.UNAVAILABLE, "the gateway is still reading the log", RETRY_AFTER);
    }
    return Optional.empty();
  }

  private ProblemException unknownCommit(GameId game) {
    long head = games.find(game).map(Standing::seq).orElse(0L);
    return ProblemException.of(ProblemType.UNKNOWN_COMMIT, "the game has commits 1 to " + head);
  }

  private static ProblemException unsettled() {
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "a service has not completed its step of the game", RETRY_AFTER);
  }
}
