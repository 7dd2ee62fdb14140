package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.commit.GameId;

/**
 * How every game stands, as far as this instance has read. A few hundred bytes a game, in memory.
 */
@ApplicationScoped
public class Games {
  private final Map<GameId, Standing> standings = new ConcurrentHashMap<>();

  /** Empty for a game of which nothing was read. */
  public Optional<Standing> find(GameId game) {
    return Optional.ofNullable(standings.get(game));
  }

  Standing standing(GameId game) {
    return standings.getOrDefault(game, Standing.NONE);
  }

  void put(GameId game, Standing standing) {
    standings.put(game, standing);
  }

  void putAll(Map<GameId, Standing> kept) {
    standings.putAll(kept);
  }

  int count() {
    return standings.size();
  }

  Collection<GameId> all() {
    return standings.keySet();
  }
}
