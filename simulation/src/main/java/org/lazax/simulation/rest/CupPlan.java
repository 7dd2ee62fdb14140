package org.lazax.simulation.rest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What kind of cup is played.
 *
 * @param name of the tournament; with the same name and organiser it is the same tournament
 * @param entrants at least as many as a table has
 * @param rounds for everybody, before the final
 * @param wholeGames whether games are played from their beginning, rather than as a {@link
 *     LateGame}
 * @param atOnce how many games are played at the same time
 * @param seed of the bots
 */
public record CupPlan(
    String name, int entrants, int rounds, boolean wholeGames, int atOnce, long seed) {
  private static final int SIX = 6;

  /** How many games it has at least. */
  public int games() {
    return rounds * (entrants / SIX) + 1;
  }

  /** The body that creates the tournament. */
  Map<String, Object> tournament(int finalists) {
    Map<String, Object> prelims =
        stage(
            "prelims",
            Map.of(
                "format",
                "ROUNDS",
                "rounds",
                rounds,
                "cut",
                Map.of("count", finalists, "winnersFirst", true)));
    return Map.of(
        "name",
        name,
        "most",
        entrants,
        "stages",
        List.of(prelims, stage("final", Map.of("format", "ELIMINATION"))));
  }

  /** A late game has six seats. Whole games are also played by five. */
  private Map<String, Object> stage(String id, Map<String, Object> fields) {
    Map<String, Object> stage = new HashMap<>(fields);
    stage.put("id", id);
    if (wholeGames) {
      stage.put("conditions", Map.of("game", Map.of("factionsDealt", 1)));
    } else {
      stage.put("tables", Map.of("most", SIX, "least", SIX));
      stage.put("conditions", Map.of("game", LateGame.choices()));
    }
    return stage;
  }
}
