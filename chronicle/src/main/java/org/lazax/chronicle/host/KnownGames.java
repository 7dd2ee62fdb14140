package org.lazax.chronicle.host;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;

/**
 * All games of a partition of which a host knows. Most of them rest: they are not in memory, and
 * nothing waits for them. A host that knows many must not look at all of them in every tick, so it
 * knows those that may not rest.
 */
final class KnownGames<S, T extends SharedState<T>> {
  private final Folding<S, T> folding;
  private final Map<GameId, HostedGame<S, T>> all = new HashMap<>();

  /** All games that do not rest, and some that do. */
  private final Set<HostedGame<S, T>> active = new LinkedHashSet<>();

  /**
   * @param rows of games that rest
   */
  KnownGames(Folding<S, T> folding, Collection<GameRow> rows) {
    this.folding = folding;
    rows.forEach(row -> all.put(row.game(), HostedGame.unloaded(row)));
  }

  /** A game to which something happens. If it is not known, it is known from now on. */
  HostedGame<S, T> get(GameId id) {
    HostedGame<S, T> game = all.computeIfAbsent(id, _ -> HostedGame.unknown(id, folding.initial()));
    active.add(game);
    return game;
  }

  Optional<HostedGame<S, T>> find(GameId id) {
    return Optional.ofNullable(all.get(id));
  }

  Collection<HostedGame<S, T>> all() {
    return all.values();
  }

  /** The games that do not rest. */
  List<HostedGame<S, T>> active() {
    active.removeIf(KnownGames::rests);
    return List.copyOf(active);
  }

  private static boolean rests(HostedGame<?, ?> game) {
    return !game.inMemory() && game.isIdle() && game.stopped.isEmpty();
  }

  /** Forgets games that do not exist. */
  void forget(Predicate<HostedGame<S, T>> notThere) {
    List<HostedGame<S, T>> gone = active.stream().filter(notThere).toList();
    gone.forEach(game -> all.remove(game.id));
    gone.forEach(active::remove);
  }
}
