package org.lazax.agenda.vote;

import java.util.List;
import org.lazax.agenda.vote.VotingOption.Voice;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/**
 * The votes that planets give: their influence. Trade goods give no votes. Rule: agenda_phase.13.
 */
final class Votes {
  private Votes() {}

  /** The votes for exhausting these planets. Rules: agenda_phase.6, agenda_phase.6.1. */
  static int of(Table table, List<PlanetId> planets) {
    return planets.stream().mapToInt(planet -> of(table, planet)).sum();
  }

  /** The readied planets of this player that give at least one vote. */
  static List<Voice> voices(Table table, Seat seat) {
    return table.planets().readiedOf(seat).stream()
        .filter(planet -> of(table, planet) > 0)
        .map(planet -> new Voice(planet, of(table, planet)))
        .toList();
  }

  /** Whether no component that acts for the player forbids it to vote. */
  static boolean mayVote(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .allMatch(hook -> hook.hooks().mayVote(table, hook.grant()));
  }

  /** The number of votes that components add if the player casts at least one vote. */
  static int bonus(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .mapToInt(hook -> hook.hooks().bonus(table, hook.grant()))
        .sum();
  }

  private static int of(Table table, PlanetId planet) {
    return PlanetFacts.of(table, planet).influence();
  }
}
