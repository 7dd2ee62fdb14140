package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.commit.GameId;

/**
 * The standings of all games, as far as this instance has read the chronicle. They are in memory, a
 * few hundred bytes for each game.
 */
@ApplicationScoped
public class Games {
  private final Map<GameId, Standing> standings = new ConcurrentHashMap<>();

  /** The standing of a game; empty if no commit of it was read. */
  public Optional<Standing> find(GameId game) {
    return Optional.ofNullable(standings.get(game));
  }

  Standing standing(GameId game) {
    return standings.getOrDefault(game, Standing.NONE);
  }

  void put(GameId game, Standing standing) {
    standings.put(game, standing);
  }

  void putAll(Map<GameId, Standing> stored) {
    standings.putAll(stored);
  }

  int count() {
    return standings.size();
  }

  Collection<GameId> all() {
    return standings.keySet();
  }
}
