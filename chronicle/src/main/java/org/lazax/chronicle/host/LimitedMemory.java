package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect.TurnedAway;

/** Keeps what a host holds in memory within its limits. */
final class LimitedMemory<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> context;
  private final GameReader<S, T> reader;
  private final Map<GameId, HostedGame<S, T>> games;
  private Instant nextEviction = Instant.EPOCH;

  /**
   * @param games all games of the host
   */
  LimitedMemory(
      PartitionContext<S, T> context,
      GameReader<S, T> reader,
      Map<GameId, HostedGame<S, T>> games) {
    this.context = context;
    this.reader = reader;
    this.games = games;
  }

  /** Number of games in memory. */
  long games() {
    return games.values().stream().filter(HostedGame::inMemory).count();
  }

  /** Why no command of a game can be taken now; empty if one can. */
  Optional<TurnedAway.Reason> reasonToTurnAway(HostedGame<S, T> game) {
    if (game.stopped.isPresent()) {
      return Optional.of(TurnedAway.Reason.STOPPED);
    }
    if (game.queue.size() >= context.limits().maxQueued()) {
      return Optional.of(TurnedAway.Reason.QUEUE_FULL);
    }
    boolean full =
        context.checkpoints().unsaved() >= context.limits().maxUnsaved()
            || (!game.inMemory() && games() >= context.limits().maxGames());
    return full ? Optional.of(TurnedAway.Reason.UNAVAILABLE) : Optional.empty();
  }

  /**
   * Forgets games that do not exist, and removes those from memory that were not used for some
   * time. They get a snapshot first.
   *
   * @param wakeAt when the service must act in a game without a command
   */
  void evict(Instant now, Function<HostedGame<S, T>, Optional<Instant>> wakeAt) {
    if (now.isBefore(nextEviction)) {
      return;
    }
    nextEviction = now.plus(context.limits().idleTimeout().dividedBy(4));
    games.values().removeIf(game -> game.isUnknown() && !context.checkpoints().hasUnsaved(game.id));
    for (HostedGame<S, T> game : games.values()) {
      boolean old = !now.isBefore(game.lastUsed.plus(context.limits().idleTimeout()));
      if (old && game.inMemory() && game.isIdle() && !context.checkpoints().hasUnsaved(game.id)) {
        if (game.snapshotAt < game.chain.seq()) {
          reader.contain(game, () -> reader.snapshot(game));
        } else {
          game.evict(wakeAt.apply(game));
        }
      }
    }
  }
}
