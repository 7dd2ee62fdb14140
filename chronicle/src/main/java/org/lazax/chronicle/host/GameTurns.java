package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;

/** Lets games do what there is to do, and knows when they must without an input. */
final class GameTurns<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> context;
  private final GameReader<S, T> reader;
  private final GameWork<S, T> work;
  private final Alarms alarms = new Alarms();

  GameTurns(PartitionContext<S, T> context, GameReader<S, T> reader, GameWork<S, T> work) {
    this.context = context;
    this.reader = reader;
    this.work = work;
  }

  void run(HostedGame<S, T> game, Instant now) {
    work.run(game, now);
    alarms.set(game.id, game.stopped.isPresent() ? Optional.empty() : row(game).wakeAt());
  }

  /** Wakes these games when they must act. */
  void wake(Collection<HostedGame<S, T>> games) {
    games.forEach(game -> alarms.set(game.id, row(game).wakeAt()));
  }

  /** The games that must act now. */
  List<GameId> due(Instant now) {
    return alarms.due(now);
  }

  /** The row of a game as it is now. */
  GameRow row(HostedGame<S, T> game) {
    reader.contain(
        game,
        () ->
            game.position.ifPresent(
                at -> game.wakeAt = Deadlines.wakeAt(at.table(), game.rewind, context.service())));
    return new GameRow(game.id, game.chain, game.rewind, game.automatic, game.wakeAt);
  }
}
