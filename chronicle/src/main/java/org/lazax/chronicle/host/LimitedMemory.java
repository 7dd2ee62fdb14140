package org.lazax.chronicle.host;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect.TurnedAway;

/** Keeps what a host holds in memory within its limits. */
final class LimitedMemory<S, T extends SharedState<T>> {
  /** How long a game stays in memory without an input while memory is tight. */
  private static final Duration TIGHT_IDLE_TIMEOUT = Duration.ofSeconds(5);

  private static final QueryResult.None NO_MEMORY =
      new QueryResult.None("the service has no memory left at the moment");

  private final PartitionContext<S, T> context;
  private final GameReader<S, T> reader;
  private final KnownGames<S, T> games;
  private final Predicate<HostedGame<S, T>> awaited;
  private Instant lastEviction = Instant.EPOCH;
  private MemoryUse told = MemoryUse.NOTHING;

  /**
   * The memory of a host.
   *
   * @param awaited whether a command waits for commits of a game
   */
  LimitedMemory(
      PartitionContext<S, T> context,
      GameReader<S, T> reader,
      KnownGames<S, T> games,
      Predicate<HostedGame<S, T>> awaited) {
    this.context = context;
    this.reader = reader;
    this.games = games;
    this.awaited = awaited;
  }

  /** Number of games in memory. */
  long games() {
    return games.active().stream().filter(HostedGame::inMemory).count();
  }

  /** Why no command of a game can be taken now; empty if one can. */
  Optional<TurnedAway.Reason> reasonToTurnAway(HostedGame<S, T> game) {
    if (game.stopped.isPresent()) {
      return Optional.of(TurnedAway.Reason.STOPPED);
    }
    if (game.queue.size() >= context.limits().maxQueued()) {
      return Optional.of(TurnedAway.Reason.QUEUE_FULL);
    }
    return context.limits().memory().isFull()
        ? Optional.of(TurnedAway.Reason.UNAVAILABLE)
        : Optional.empty();
  }

  /** Answers a question with none if there is no memory for it. */
  boolean turnsAway(Query question) {
    boolean full = context.limits().memory().isFull();
    if (full) {
      context.effects().add(new HostEffect.Reply(question, NO_MEMORY));
    }
    return full;
  }

  /** Tells the budget what the host holds now. */
  void measure() {
    MemoryUse all = new MemoryUse(0, context.checkpoints().unsaved(), 0, 0, 0);
    for (HostedGame<S, T> game : games.active()) {
      all = all.plus(game.memoryUse());
    }
    tell(all);
  }

  /** Tells the budget that the host holds nothing any more. */
  void release() {
    tell(MemoryUse.NOTHING);
  }

  private void tell(MemoryUse now) {
    context.limits().memory().change(told, now);
    told = now;
  }

  /**
   * Forgets games that do not exist, and removes those from memory that were not used for some
   * time, which is shorter while memory is tight. They get a snapshot first.
   *
   * @param wakeAt when the service must act in a game without a command
   */
  void evict(Instant now, Function<HostedGame<S, T>, Optional<Instant>> wakeAt) {
    Duration idleTimeout = idleTimeout();
    if (now.isBefore(lastEviction.plus(idleTimeout.dividedBy(4)))) {
      return;
    }
    lastEviction = now;
    games.forget(this::isNotThere);
    for (HostedGame<S, T> game : games.active()) {
      boolean old = !now.isBefore(game.lastUsed.plus(idleTimeout));
      if (old && game.inMemory() && game.isIdle() && !context.checkpoints().hasUnsaved(game.id)) {
        if (game.snapshotAt < game.chain.seq()) {
          reader.contain(game, () -> reader.snapshot(game));
        } else {
          game.evict(wakeAt.apply(game));
        }
      }
    }
  }

  private boolean isNotThere(HostedGame<S, T> game) {
    return game.isUnknown() && !awaited.test(game) && !context.checkpoints().hasUnsaved(game.id);
  }

  private Duration idleTimeout() {
    Duration usual = context.limits().idleTimeout();
    return context.limits().memory().isTight() && usual.compareTo(TIGHT_IDLE_TIMEOUT) > 0
        ? TIGHT_IDLE_TIMEOUT
        : usual;
  }
}
