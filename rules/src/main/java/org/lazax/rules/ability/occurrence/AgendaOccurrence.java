package org.lazax.rules.ability.occurrence;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.council.AgendaOutcome;

/** The moments of the agenda phase, in their order. The speaker acts first. Rule: speaker.N1. */
public sealed interface AgendaOccurrence extends StandardOccurrence {
  /** The agenda phase begins. No agenda is revealed yet. */
  @WireType("agenda-phase-begins")
  record AgendaPhaseBegins(Seat active) implements AgendaOccurrence {}

  /** An agenda is revealed. It can still be replaced by another one. */
  @WireType("agenda-revealed")
  record AgendaRevealed(Seat active, AgendaId agenda) implements AgendaOccurrence {}

  /** The revealed agenda is the one that will be voted on. Nobody has voted yet. */
  @WireType("after-agenda-revealed")
  record AfterAgendaRevealed(Seat active, AgendaId agenda) implements AgendaOccurrence {}

  /**
   * All agendas that are revealed before a vote are revealed. Players have not voted on any.
   *
   * @param agendas in the order in which they were revealed
   */
  @WireType("agendas-revealed")
  record AgendasRevealed(Seat active, List<AgendaId> agendas) implements AgendaOccurrence {
    public AgendasRevealed {
      agendas = List.copyOf(agendas);
    }
  }

  /** Players are about to vote. Predictions are made. */
  @WireType("voting-begins")
  record VotingBegins(Seat active, AgendaId agenda) implements AgendaOccurrence {}

  /**
   * It is the time of a player who has votes and may cast them.
   *
   * @param voter the player who votes next
   */
  @WireType("voter-called")
  record VoterCalled(Seat active, AgendaId agenda, Seat voter) implements AgendaOccurrence {}

  /**
   * It was a player's time to vote. The player has cast votes, has abstained or could not vote.
   *
   * @param voter the player whose time it was
   */
  @WireType("voted")
  record Voted(Seat active, AgendaId agenda, Seat voter) implements AgendaOccurrence {}

  /** A player is elected. Another one can still be elected in its place. */
  @WireType("player-elected")
  record PlayerElected(Seat active, AgendaId agenda, Seat player) implements AgendaOccurrence {}

  /** An outcome would be resolved. Nobody can change who is elected any more. */
  @WireType("outcome-would-be-resolved")
  record OutcomeWouldBeResolved(Seat active, AgendaId agenda, AgendaOutcome outcome)
      implements AgendaOccurrence {}

  /** An outcome takes effect. Players are asked for what it leaves to them. Rule: abilities.24. */
  @WireType("outcome-takes-effect")
  record OutcomeTakesEffect(Seat active, AgendaId agenda, AgendaOutcome outcome)
      implements AgendaOccurrence {}

  /** An outcome and everything that it brought about is resolved. Rule: agenda_phase.N4. */
  @WireType("outcome-resolved")
  record OutcomeResolved(Seat active, AgendaId agenda, AgendaOutcome outcome)
      implements AgendaOccurrence {
    /** What players gain by it is gained one after another, a thing each. Rule: agenda_phase.N5. */
    @Override
    public boolean takesTurns() {
      return true;
    }
  }
}
