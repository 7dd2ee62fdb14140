package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.GameId;

/**
 * The standings of all games, as far as this instance has read the chronicle. They are in memory, a
 * few hundred bytes for each game.
 */
@ApplicationScoped
public class Games {
  private final Map<GameId, Standing> standings = new ConcurrentHashMap<>();
  private final Set<GameId> tournaments = ConcurrentHashMap.newKeySet();

  /** The standing of a game; empty if no commit of it was read. */
  public Optional<Standing> find(GameId game) {
    return Optional.ofNullable(standings.get(game));
  }

  Standing standing(GameId game) {
    return standings.getOrDefault(game, Standing.NONE);
  }

  void put(GameId game, Standing standing) {
    standings.put(game, standing);
    if (standing.realm() == Realm.TOURNAMENTS) {
      tournaments.add(game);
    }
  }

  /** Takes stored standings, but none that is older than one that was read. */
  void putAll(Map<GameId, Standing> stored) {
    stored.forEach((game, standing) -> {
      if (standing.seq() > standing(game).seq()) {
        put(game, standing);
      }
    });
  }

  /** All tournaments. */
  public Set<GameId> tournaments() {
    return Collections.unmodifiableSet(tournaments);
  }

  int count() {
    return standings.size();
  }

  Collection<GameId> all() {
    return standings.keySet();
  }
}
