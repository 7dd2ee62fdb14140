package org.lazax.simulation.rest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game of three that ends soon. Sol, Hacan and Winnu are next to each other, and Sol, the first
 * seat, scores its tenth point at the end of the round.
 */
final class LastRound {
  /** The choices as {@code POST /games} and the conditions of a tournament's stage read them. */
  static final Map<String, Object> CHOICES =
      Map.of(
          "mapString",
          "27 0 26 0 25 0",
          "factions",
          Map.of("p1", "sol", "p2", "hacan", "p3", "winnu"),
          "speaker",
          "p1",
          "position",
          Map.of(
              "round",
              3,
              "phase",
              "ACTION",
              "sheets",
              Map.of(
                  "p1",
                  sheet(
                      9,
                      List.of("leadership", "diplomacy"),
                      "sarween_tools",
                      "graviton_laser_system",
                      "neural_motivator",
                      "dacxive_animators"),
                  "p2",
                  sheet(2, List.of("politics", "construction")),
                  "p3",
                  sheet(3, List.of("trade", "warfare"))),
              "planets",
              Map.of("jord", held("p1"), "arretze", held("p2"), "winnu", held("p3")),
              "units",
              Map.of(
                  "1/jord", List.of(unit("p1", "space_dock")),
                  "16/arretze", List.of(unit("p2", "space_dock")),
                  "7/winnu", List.of(unit("p3", "space_dock"))),
              "revealed",
              List.of("diversify_research"),
              "custodians",
              false));

  private LastRound() {}

  private static Map<String, Object> sheet(int points, List<String> cards, String... technologies) {
    Map<String, Boolean> strategyCards = new HashMap<>();
    cards.forEach(card -> strategyCards.put(card, true));
    return Map.of(
        "tokens",
        Map.of("tactic", 0, "fleet", 3, "strategy", 0),
        "tradeGoods",
        0,
        "commodities",
        0,
        "technologies",
        List.of(technologies),
        "strategyCards",
        strategyCards,
        "victoryPoints",
        points);
  }

  private static Map<String, Object> held(String seat) {
    return Map.of("controller", seat, "exhausted", false);
  }

  private static Map<String, Object> unit(String owner, String type) {
    return Map.of("owner", owner, "type", type, "count", 1, "damaged", false);
  }
}
