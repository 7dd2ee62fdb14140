package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.chronicle.Standing.TournamentTable;

/** The tables that wait for their games, as this instance saw them last. */
@ApplicationScoped
class OpenGames {
  private final Games games;
  private final Map<GameId, Set<String>> open = new ConcurrentHashMap<>();

  OpenGames(Games games) {
    this.games = games;
  }

  /** The tables of this tournament that wait for their games now. */
  void see(GameId tournament, JsonNode tables) {
    open.put(tournament, Set.copyOf(tables.findValuesAsText("table")));
  }

  /** The tournament is over. */
  void forget(GameId tournament) {
    open.remove(tournament);
  }

  /** Whether a table waits for its game. True if this instance has not looked at it yet. */
  boolean await(TournamentTable table) {
    if (games.find(table.tournament()).filter(Standing::ended).isPresent()) {
      return false;
    }
    Set<String> seen = open.get(table.tournament());
    return seen == null || seen.contains(table.name());
  }
}
