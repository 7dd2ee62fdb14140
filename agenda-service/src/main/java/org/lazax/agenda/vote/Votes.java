package org.lazax.agenda.vote;

import java.util.List;
import org.lazax.agenda.vote.VotingOption.Voice;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/** What planets are worth in the council. Trade goods are worth nothing. Rule: agenda_phase.13. */
final class Votes {
  private Votes() {}

  /** All the influence of each planet. Rules: agenda_phase.6, agenda_phase.6.1. */
  static int of(Table table, List<PlanetId> planets) {
    return planets.stream().mapToInt(planet -> of(table, planet)).sum();
  }

  /** The planets that can give this player votes. */
  static List<Voice> voices(Table table, Seat seat) {
    return table.planets().readiedOf(seat).stream()
        .filter(planet -> of(table, planet) > 0)
        .map(planet -> new Voice(planet, of(table, planet)))
        .toList();
  }

  /** Whether nothing keeps this player from voting. */
  static boolean mayVote(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .allMatch(hook -> hook.hooks().mayVote(table, hook.grant()));
  }

  /** How many votes are added to any that this player casts. */
  static int bonus(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .mapToInt(hook -> hook.hooks().bonus(table, hook.grant()))
        .sum();
  }

  private static int of(Table table, PlanetId planet) {
    return PlanetFacts.of(table, planet).influence();
  }
}
