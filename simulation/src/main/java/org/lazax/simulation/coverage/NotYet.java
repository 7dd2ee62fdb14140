package org.lazax.simulation.coverage;

import java.util.Map;
import java.util.TreeMap;

/** What no game can come to yet, each with the reason. Whatever is not named here must occur. */
final class NotYet {
  private static final String EXPLORATION = "nothing is explored yet";
  private static final String NOTES =
      "promissory notes are held in given positions alone, and not traded yet";
  private static final String COPIES = "nothing is copied from other factions yet";
  private static final String KELERES = "Council Keleres cannot be chosen yet";

  private static final Map<Subject, Map<String, String>> REASONS =
      Map.of(
          Subject.EVENTS,
          new TreeMap<>(
              Map.of(
                  "kernel.rewound.v1", "the host rewinds, no player of a game does",
                  "table.agendas-reshuffled.v1", "the deck outlasts every game of ten objectives",
                  "table.card-detached.v1", "nothing detaches cards yet",
                  "table.control-lost.v1", "no card takes a planet from everybody yet",
                  "table.marker-removed.v1", EXPLORATION,
                  "table.planet-added.v1", EXPLORATION + ", so Mirage is not found",
                  "table.rules-changed.v1", "every simulated game is played by one version",
                  "table.planet-purged.v1", "there are no relics yet, so no Stellar Converter")),
          Subject.TECHNOLOGIES,
          new TreeMap<>(
              Map.of(
                  "agency_supply_network", KELERES,
                  "i_i_h_q_modernization", KELERES,
                  "valefar_assimilator_x", COPIES,
                  "valefar_assimilator_y", COPIES)),
          Subject.OBJECTIVES,
          new TreeMap<>(
              Map.of(
                  "betray_a_friend", NOTES,
                  "strengthen_bonds", NOTES,
                  "destroy_heretical_works", EXPLORATION + ", so nobody has relic fragments")));

  private NotYet() {}

  /** By name. */
  static Map<String, String> of(Subject subject) {
    return REASONS.getOrDefault(subject, Map.of());
  }
}
