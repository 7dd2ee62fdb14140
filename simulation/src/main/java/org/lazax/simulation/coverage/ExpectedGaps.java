package org.lazax.simulation.coverage;

import java.util.Map;
import java.util.TreeMap;

/** The names that cannot occur in any game yet, each with the reason. All others must occur. */
final class ExpectedGaps {
  private static final String EXPLORATION = "nothing is explored yet";
  private static final String NOTES =
      "players hold promissory notes only in given positions and cannot trade them yet";

  private static final String KELERES =
      "the Council Keleres, which takes the home system of another faction, cannot be chosen yet";

  private static final Map<Subject, Map<String, String>> REASONS =
      Map.of(
          Subject.EVENTS,
          new TreeMap<>(
              Map.of(
                  "kernel.rewound.v1", "the host rewinds a game, not a player",
                  "table.ability-dice-rolled.v1",
                      "no component rolls dice for an ability outside combats yet",
                  "table.agendas-reshuffled.v1", "no game with ten objectives uses up the deck",
                  "table.card-detached.v1", "no component detaches cards yet",
                  "table.control-lost.v1", "no card removes control of a planet yet",
                  "table.marker-removed.v1", EXPLORATION,
                  "table.planet-added.v1", EXPLORATION + ", so Mirage is not found",
                  "table.rules-changed.v1",
                      "every simulated game is played by one version of the rules",
                  "table.planet-purged.v1", "there are no relics yet, so no Stellar Converter")),
          Subject.ABILITIES,
          new TreeMap<>(
              Map.of(
                  "faction_ability/council_patronage",
                  KELERES,
                  "planet/mirage",
                  EXPLORATION + ", so Mirage is not found")),
          Subject.HOOKS,
          new TreeMap<>(Map.of("unit/omniopiares LandingHooks", KELERES)),
          Subject.OBJECTIVES,
          new TreeMap<>(
              Map.of(
                  "betray_a_friend", NOTES,
                  "strengthen_bonds", NOTES,
                  "destroy_heretical_works", EXPLORATION + ", so no player has relic fragments")));

  private ExpectedGaps() {}

  /** The reasons by name. */
  static Map<String, String> of(Subject subject) {
    return REASONS.getOrDefault(subject, Map.of());
  }
}
