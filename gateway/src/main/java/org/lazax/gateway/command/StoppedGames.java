package org.lazax.gateway.command;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Reply;

/**
 * The games that have stopped on an error, as far as their services tell it. What is not told again
 * for some time is no longer so.
 */
@ApplicationScoped
public class StoppedGames {
  /** Two tellings may be lost. */
  private static final Duration LIFETIME = Reply.Stopped.INTERVAL.multipliedBy(3);

  private final Map<GameId, Told> games = new ConcurrentHashMap<>();

  /**
   * @param at as by {@link System#nanoTime}
   */
  private record Told(Reply.Stopped stopped, long at) {
    boolean isOld() {
      return System.nanoTime() - at > LIFETIME.toNanos();
    }
  }

  /** Where and why a game has stopped; empty if it has not. */
  public Optional<Reply.Stopped> find(GameId game) {
    return Optional.ofNullable(games.get(game)).filter(told -> !told.isOld()).map(Told::stopped);
  }

  /** All games that have stopped. */
  public Map<GameId, Reply.Stopped> all() {
    return games.entrySet().stream()
        .filter(game -> !game.getValue().isOld())
        .collect(
            Collectors.toUnmodifiableMap(Map.Entry::getKey, game -> game.getValue().stopped()));
  }

  void told(GameId game, Reply.Stopped stopped) {
    games.values().removeIf(Told::isOld);
    games.put(game, new Told(stopped, System.nanoTime()));
  }

  /** A service goes on with a game: it has written a commit of it, or started it again. */
  void goesOn(GameId game, Service by) {
    games.computeIfPresent(game, (_, told) -> told.stopped().by() == by ? null : told);
  }
}
