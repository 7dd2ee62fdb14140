package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.immutable.Copies;

/** The procedures that agenda-service conducts. */
public sealed interface AgendaProcedure extends Procedure {
  @Override
  default Service owner() {
    return Service.AGENDA;
  }

  /** Two agendas, one after the other. Rule: agenda_phase.1. */
  @WireType("agenda-phase")
  record AgendaPhase(@JsonUnwrapped AgendaPhase.Progress progress) implements AgendaProcedure {
    public AgendaPhase() {
      this(new AgendaPhase.Progress(0));
    }

    /** The phase after one more agenda. */
    public AgendaPhase next() {
      return new AgendaPhase(new AgendaPhase.Progress(progress.done + 1));
    }

    /** The progress of the phase: the number of agendas that are done. */
    public record Progress(int done) {}
  }

  /**
   * Players vote on an agenda, and it is resolved. Rule: agenda_phase.2.
   *
   * @param outcomes the outcomes that can be voted for, as they were when the agenda was revealed
   */
  @WireType("agenda")
  record Agenda(
      AgendaId agenda, List<AgendaOutcome> outcomes, @JsonUnwrapped Agenda.Progress progress)
      implements AgendaProcedure {
    public Agenda {
      outcomes = List.copyOf(outcomes);
    }

    /** The players who vote, in order. */
    public Agenda(AgendaId agenda, List<AgendaOutcome> outcomes, List<Seat> voters) {
      this(
          agenda,
          outcomes,
          new Agenda.Progress(voters, List.of(), Optional.empty(), Optional.empty()));
    }

    /**
     * The outcome, decided by the votes or by the speaker; empty if it is not decided yet. Rule:
     * agenda_phase.19.
     */
    public Optional<AgendaOutcome> decided() {
      return progress.decided;
    }

    /** Whether its card is already in play as a law or discarded. */
    public boolean resolved() {
      return progress.enacted.isPresent();
    }

    /** The agenda after the next player's vote. */
    public Agenda voted(Ballot ballot) {
      return with(
          new Agenda.Progress(
              progress.left.subList(1, progress.left.size()),
              Copies.with(progress.ballots, ballot),
              progress.decided,
              progress.enacted));
    }

    public Agenda decidedFor(AgendaOutcome outcome) {
      return with(
          new Agenda.Progress(
              progress.left, progress.ballots, Optional.of(outcome), progress.enacted));
    }

    /** The agenda while the outcome is carried out. */
    public Agenda enacting(AgendaOutcome outcome) {
      return with(
          new Agenda.Progress(
              progress.left, progress.ballots, progress.decided, Optional.of(outcome)));
    }

    private Agenda with(Agenda.Progress now) {
      return new Agenda(agenda, outcomes, now);
    }

    /**
     * The progress of the agenda.
     *
     * @param left the players who have not voted, in order
     * @param decided the outcome, once it is decided
     * @param enacted the outcome that is being carried out
     */
    public record Progress(
        List<Seat> left,
        List<Ballot> ballots,
        Optional<AgendaOutcome> decided,
        Optional<AgendaOutcome> enacted) {
      public Progress {
        left = List.copyOf(left);
        ballots = List.copyOf(ballots);
      }
    }
  }

  /** The end of an agenda. */
  @WireType("agenda-decided")
  record AgendaDecided(AgendaOutcome outcome) implements ProcedureOutcome {}
}
