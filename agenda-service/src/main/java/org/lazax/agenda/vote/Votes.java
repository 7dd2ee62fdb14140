package org.lazax.agenda.vote;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.vote.VotingOption.Voice;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.rules.vote.OwedVote;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * The votes that planets give: their influence. Trade goods give no votes. Rule: agenda_phase.13.
 */
final class Votes {
  private Votes() {}

  /** The votes for exhausting these planets. Rules: agenda_phase.6, agenda_phase.6.1. */
  static int of(Table table, Seat seat, List<PlanetId> planets) {
    return planets.stream().mapToInt(planet -> of(table, seat, planet)).sum();
  }

  /** The readied planets of this player that give at least one vote, if planets give any. */
  static List<Voice> voices(Table table, Seat seat) {
    if (fixed(table, seat).isPresent()) {
      return List.of();
    }
    return table.planets().readiedOf(seat).stream()
        .map(planet -> new Voice(planet, of(table, seat, planet)))
        .filter(voice -> voice.votes() > 0)
        .toList();
  }

  /** The one vote that a player casts without planets; empty if planets give votes. */
  static Optional<Integer> fixed(Table table, Seat seat) {
    boolean one =
        Ruleset.hooks(table, seat, VoteHooks.class).stream()
            .anyMatch(hook -> hook.hooks().castsOneVote(table, hook.grant()));
    return one ? Optional.of(1) : Optional.empty();
  }

  /** Whether the player has votes and may cast them. */
  static boolean can(Table table, Seat seat) {
    return (fixed(table, seat).isPresent() || !voices(table, seat).isEmpty())
        && mayVote(table, seat);
  }

  /**
   * The outcomes for one of which the player must cast at least one vote; empty if it need not
   * vote.
   */
  static Optional<List<AgendaOutcome>> owed(Table table, Seat seat) {
    return OwedVote.of(table, seat).map(OwedVote::outcomes);
  }

  /** Whether no component forbids the player to vote, or one lets it vote whatever forbids it. */
  private static boolean mayVote(Table table, Seat seat) {
    var hooks = Ruleset.hooks(table, seat, VoteHooks.class);
    return hooks.stream().allMatch(hook -> hook.hooks().mayVote(table, hook.grant()))
        || hooks.stream().anyMatch(hook -> hook.hooks().votesAlways(table, hook.grant()));
  }

  /** The number of votes that components add if the player casts at least one vote. */
  static int bonus(Table table, Seat seat) {
    return !AddedVotes.arePossible(table, seat)
        ? 0
        : Ruleset.hooks(table, seat, VoteHooks.class).stream()
            .mapToInt(hook -> hook.hooks().bonus(table, hook.grant()))
            .sum();
  }

  private static int of(Table table, Seat seat, PlanetId planet) {
    return PlanetFacts.of(table, planet).influence()
        + Ruleset.hooks(table, seat, VoteHooks.class).stream()
            .mapToInt(hook -> hook.hooks().perPlanet(table, hook.grant(), planet))
            .sum();
  }
}
