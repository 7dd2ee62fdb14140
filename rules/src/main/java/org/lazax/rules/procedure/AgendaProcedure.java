package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.immutable.Copies;

/** The procedures that agenda-service conducts. */
public sealed interface AgendaProcedure extends Procedure {
  List<Class<?>> TYPES = List.of(AgendaPhase.class, Agenda.class, AgendaDecided.class);

  @Override
  default Service owner() {
    return Service.AGENDA;
  }

  /** Two agendas, one after the other; how many are done. Rule: agenda_phase.1. */
  @WireType("agenda-phase")
  record AgendaPhase(int done) implements AgendaProcedure {
    public static final AgendaPhase BEGIN = new AgendaPhase(0);

    public AgendaPhase another() {
      return new AgendaPhase(done + 1);
    }
  }

  /**
   * An agenda is voted on and resolved. Rule: agenda_phase.2.
   *
   * @param outcomes those that may be voted for, as they stood when it was revealed
   * @param left who has not voted, in order
   * @param ballots as they were cast
   * @param decided what it came to, by votes or by the speaker. Rule: agenda_phase.19
   * @param enacted what is being carried out
   */
  @WireType("agenda")
  record Agenda(
      AgendaId agenda,
      List<AgendaOutcome> outcomes,
      List<Seat> left,
      List<Ballot> ballots,
      Optional<AgendaOutcome> decided,
      Optional<AgendaOutcome> enacted)
      implements AgendaProcedure {
    public Agenda {
      outcomes = List.copyOf(outcomes);
      left = List.copyOf(left);
      ballots = List.copyOf(ballots);
    }

    /** Revealed, before the first vote. */
    public static Agenda revealed(
        AgendaId agenda, List<AgendaOutcome> outcomes, List<Seat> voters) {
      return new Agenda(agenda, outcomes, voters, List.of(), Optional.empty(), Optional.empty());
    }

    /** After the next in order has voted. */
    public Agenda voted(Ballot ballot) {
      return new Agenda(
          agenda,
          outcomes,
          left.subList(1, left.size()),
          Copies.with(ballots, ballot),
          decided,
          enacted);
    }

    public Agenda decidedFor(AgendaOutcome outcome) {
      return new Agenda(agenda, outcomes, left, ballots, Optional.of(outcome), enacted);
    }

    /** It is carried out: what it calls comes before it closes. */
    public Agenda carriedOut(AgendaOutcome outcome) {
      return new Agenda(agenda, outcomes, left, ballots, decided, Optional.of(outcome));
    }
  }

  /** How an agenda ended. */
  @WireType("agenda-decided")
  record AgendaDecided(AgendaOutcome outcome) implements Outcome {}
}
