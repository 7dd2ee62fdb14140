package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.council.VotesAdded;
import org.lazax.table.immutable.Copies;

/** The procedures that agenda-service conducts. */
public sealed interface AgendaProcedure extends Procedure
    permits AgendasAside, AgendaProcedure.AgendaPhase, AgendaProcedure.Agenda {
  @Override
  default Service owner() {
    return Service.AGENDA;
  }

  /** Two agendas, one after the other. Rule: agenda_phase.1. */
  @WireType("agenda-phase")
  record AgendaPhase(@JsonUnwrapped AgendaPhase.Progress progress) implements AgendaProcedure {
    public AgendaPhase() {
      this(new AgendaPhase.Progress(0, false));
    }

    /** The phase after abilities of its beginning could be used. */
    public AgendaPhase begun() {
      return new AgendaPhase(new AgendaPhase.Progress(progress.done, true));
    }

    /** The phase after one more agenda. */
    public AgendaPhase next() {
      return new AgendaPhase(new AgendaPhase.Progress(progress.done + 1, true));
    }

    /**
     * The progress of the phase.
     *
     * @param done the number of agendas that are done
     * @param begun whether abilities of its beginning could be used
     */
    public record Progress(int done, @OmittedByDefault boolean begun) {}
  }

  /**
   * Players vote on an agenda, and it is resolved. Rule: agenda_phase.2.
   *
   * @param outcomes the outcomes that can be voted for, as they were when the agenda was revealed
   * @param concealed the kind of outcomes of an agenda that the speaker alone has read, while this
   *     card conceals it. Rule: agenda/covert_legislation.N2
   * @param another whether another agenda is revealed after it before players vote on either
   * @param revealedIn the frame in which it was revealed, if players vote on it in another one
   */
  @WireType("agenda")
  record Agenda(
      AgendaId agenda,
      List<AgendaOutcome> outcomes,
      @OmittedByDefault Optional<Outcome> concealed,
      @OmittedByDefault boolean another,
      @OmittedByDefault Optional<Integer> revealedIn,
      @JsonUnwrapped Agenda.Progress progress)
      implements AgendaProcedure {
    public Agenda {
      outcomes = List.copyOf(outcomes);
    }

    /** An agenda that these players vote on, in this order. */
    public Agenda(AgendaId agenda, List<AgendaOutcome> outcomes, List<Seat> voters) {
      this(agenda, outcomes, Optional.empty(), Agenda.Progress.at(Step.VOTE, voters));
    }

    private Agenda(
        AgendaId agenda,
        List<AgendaOutcome> outcomes,
        Optional<Outcome> concealed,
        Agenda.Progress progress) {
      this(agenda, outcomes, concealed, false, Optional.empty(), progress);
    }

    /** An agenda that is just revealed. */
    public static Agenda revealed(AgendaId agenda, List<AgendaOutcome> outcomes) {
      return new Agenda(
          agenda, outcomes, Optional.empty(), Agenda.Progress.at(Step.REVEALED, List.of()));
    }

    /** An agenda that is just revealed and conceals another one with these outcomes. */
    public static Agenda concealing(AgendaId agenda, Outcome kind, List<AgendaOutcome> outcomes) {
      return new Agenda(
          agenda, outcomes, Optional.of(kind), Agenda.Progress.at(Step.REVEALED, List.of()));
    }

    /** The agenda if another one is revealed after it before players vote on either. */
    public Agenda before(boolean other) {
      return new Agenda(agenda, outcomes, concealed, other, revealedIn, progress);
    }

    /** The concealed agenda, which takes the place of the card that has concealed it. */
    public Agenda shown(AgendaId card) {
      return new Agenda(card, outcomes, Optional.empty(), another, revealedIn, progress);
    }

    /** The agenda before this step of the time before the votes. */
    public Agenda at(Step step) {
      return with(Agenda.Progress.at(step, List.of()));
    }

    /** The agenda when these players are about to vote on it, in this order. */
    public Agenda votedOnBy(List<Seat> voters) {
      return with(Agenda.Progress.at(Step.VOTE, voters));
    }

    /** Whether a player is elected by the agenda on which players vote now. */
    public static boolean electsPlayer(Table table) {
      Agenda current = current(table);
      return current
          .concealed
          .orElseGet(() -> table.catalog().agenda(current.agenda).outcome())
          .equals(Outcome.ELECT_PLAYER);
    }

    /** How the player has voted; empty if it has not been its time yet. */
    public Optional<Ballot> ballot(Seat seat) {
      return progress.ballots.stream().filter(ballot -> ballot.seat().equals(seat)).findFirst();
    }

    /** The frame in which it was revealed, until which effects last that are for this agenda. */
    public static int frame(Table table) {
      Frame frame = open(table);
      return ((Agenda) frame.procedure()).revealedIn.orElse(frame.id());
    }

    /** Players vote on this agenda, which waits in a frame, in another one on top. */
    public Agenda from(int frame) {
      Agenda.Progress called = Agenda.Progress.at(Step.CALLED, List.of());
      return new Agenda(agenda, outcomes, concealed, another, Optional.of(frame), called);
    }

    /** The outcomes of the agenda on which players vote now. */
    public static List<AgendaOutcome> possible(Table table) {
      return current(table).outcomes;
    }

    /** The ballots so far on the agenda on which players vote now. */
    public static List<Ballot> ballots(Table table) {
      return current(table).progress.ballots;
    }

    private static Agenda current(Table table) {
      return table.kernel().within(Agenda.class).orElseThrow();
    }

    /** Whether the player has cast votes. A ballot without votes is an abstention. */
    public static boolean hasCastVotes(Table table, Seat seat) {
      return table
          .kernel()
          .within(Agenda.class)
          .flatMap(agenda -> agenda.ballot(seat))
          .flatMap(Ballot::outcome)
          .isPresent();
    }

    /**
     * Adds votes to those that the player has cast, for the same outcome. Rule: agenda_phase.15.
     *
     * @param by the component that adds them
     */
    public static void addVotes(Draft<?, Table> draft, Seat seat, ComponentRef by, int votes) {
      Agenda agenda = current(draft.table());
      AgendaOutcome outcome = agenda.ballot(seat).flatMap(Ballot::outcome).orElseThrow();
      draft.add(new VotesAdded(seat, agenda.agenda, outcome, votes, by));
      change(draft, now -> now.adding(seat, votes));
    }

    /** The agenda is discarded. Another one is revealed and voted on instead. */
    public static void replace(Draft<?, Table> draft) {
      change(draft, agenda -> agenda.at(Step.REPLACED));
    }

    /** The agenda that was revealed last is resolved after the one that waits below it. */
    public static void putOff(Draft<?, Table> draft) {
      change(draft, agenda -> agenda.at(Step.PUT_OFF));
    }

    /** Whether another one will be revealed in place of the current one. */
    public static boolean isReplaced(Table table) {
      return table
          .kernel()
          .within(Agenda.class)
          .filter(agenda -> agenda.progress.step == Step.REPLACED)
          .isPresent();
    }

    /**
     * A player is elected, without a vote or in place of another player. It can be answered until
     * nobody changes it any more.
     */
    public static void elect(Draft<?, Table> draft, Seat player) {
      change(draft, agenda -> agenda.counted(AgendaOutcome.elect(player)));
    }

    /** Whether an outcome is found, so that nobody votes any more. */
    public static boolean hasOutcome(Table table) {
      return current(table).progress.counted.isPresent();
    }

    /** Whether this is the outcome that would be resolved now. */
    public static boolean wouldBe(Table table, AgendaOutcome outcome) {
      return table
          .kernel()
          .within(Agenda.class)
          .filter(agenda -> agenda.progress.step != Step.DROPPED)
          .flatMap(agenda -> agenda.progress.counted)
          .filter(outcome::equals)
          .isPresent();
    }

    /** The agenda is discarded without an outcome. No other agenda is revealed in its place. */
    public static void drop(Draft<?, Table> draft) {
      change(draft, agenda -> agenda.then(Step.DROPPED));
    }

    private static void change(Draft<?, Table> draft, UnaryOperator<Agenda> to) {
      Frame frame = open(draft.table());
      draft.add(new FrameChanged(frame.id(), to.apply((Agenda) frame.procedure())));
    }

    private static Frame open(Table table) {
      return table.kernel().frameOf(Agenda.class).orElseThrow();
    }

    /** The agenda with these votes in addition to those that the player has cast. */
    private Agenda adding(Seat seat, int votes) {
      return with(
          progress.with(
              progress.step,
              progress.left,
              progress.ballots.stream()
                  .map(ballot -> ballot.seat().equals(seat) ? ballot.plus(votes) : ballot)
                  .toList()));
    }

    /**
     * The outcome, decided by the votes or by the speaker; empty if it is not decided yet. Rule:
     * agenda_phase.19.
     */
    public Optional<AgendaOutcome> decided() {
      return progress.decided;
    }

    /** Whether players vote on it in another frame. */
    public boolean votedOnElsewhere() {
      return progress.step == Step.ELSEWHERE;
    }

    /** Whether its card is already in play as a law or discarded. */
    public boolean resolved() {
      return progress.enacted.isPresent();
    }

    /** The agenda after the next player's vote. */
    public Agenda voted(Ballot ballot) {
      return with(
          progress.with(
              Step.VOTE,
              progress.left.subList(1, progress.left.size()),
              Copies.with(progress.ballots, ballot)));
    }

    /** The agenda after this outcome is found, before it can be answered. */
    public Agenda counted(AgendaOutcome outcome) {
      return with(
          progress.found(Step.COUNTED, Optional.of(outcome), progress.decided, progress.enacted));
    }

    /** The agenda at this later step. */
    public Agenda then(Step next) {
      return with(progress.found(next, progress.counted, progress.decided, progress.enacted));
    }

    /** The agenda when its outcome cannot be changed any more. */
    public Agenda decidedFor(AgendaOutcome outcome) {
      return with(
          progress.found(Step.VOTE, Optional.empty(), Optional.of(outcome), progress.enacted));
    }

    /** The agenda while the outcome is carried out. */
    public Agenda enacting(AgendaOutcome outcome) {
      return with(
          progress.found(progress.step, progress.counted, progress.decided, Optional.of(outcome)));
    }

    private Agenda with(Agenda.Progress now) {
      return new Agenda(agenda, outcomes, concealed, another, revealedIn, now);
    }

    /**
     * The progress of the agenda.
     *
     * @param step the next step; once players vote, the votes
     * @param left the players who have not voted, in order
     * @param counted the outcome that is found, while it can still be answered
     * @param decided the outcome, once it is decided
     * @param enacted the outcome that is being carried out
     */
    public record Progress(
        @OmittedByDefault Step step,
        List<Seat> left,
        List<Ballot> ballots,
        @OmittedByDefault Optional<AgendaOutcome> counted,
        Optional<AgendaOutcome> decided,
        Optional<AgendaOutcome> enacted) {
      public Progress {
        left = List.copyOf(left);
        ballots = List.copyOf(ballots);
      }

      private static Progress at(Step step, List<Seat> voters) {
        return new Progress(
            step, voters, List.of(), Optional.empty(), Optional.empty(), Optional.empty());
      }

      private Progress with(Step next, List<Seat> voters, List<Ballot> cast) {
        return new Progress(next, voters, cast, counted, decided, enacted);
      }

      private Progress found(
          Step next,
          Optional<AgendaOutcome> answerable,
          Optional<AgendaOutcome> certain,
          Optional<AgendaOutcome> carriedOut) {
        return new Progress(next, left, ballots, answerable, certain, carriedOut);
      }
    }

    /** What comes next for an agenda. In logs without a step, players vote. */
    public enum Step {
      @JsonEnumDefaultValue
      VOTE,
      /** Abilities that are used when it is revealed. */
      REVEALED,
      /** Abilities that are used after it is revealed. */
      STANDS,
      /** Another agenda is revealed before players vote on any of them. */
      AWAITED,
      /** All agendas are revealed, this one last. It is determined which is resolved first. */
      ALL,
      /** The one that was revealed last is resolved before this one. */
      WAITS,
      /** Revealed last, but the one that waits is resolved before it. */
      PUT_OFF,
      /** Players vote on it in another frame. */
      ELSEWHERE,
      /** Abilities that are used before anybody votes. */
      CALLED,
      /** The order of votes is determined. */
      OPENED,
      /** The next player votes. What is used before that was used. */
      HEARD,
      /** The outcome is found. Abilities that change who is elected. */
      COUNTED,
      /** Abilities that are used before the outcome is resolved. */
      ELECTED,
      /** The outcome is decided. */
      SETTLED,
      /** The agenda ends without an outcome. */
      DROPPED,
      /** Another agenda is revealed in its place. */
      REPLACED,
      /** The outcome is resolved, and what follows it, too. */
      REWARDED
    }
  }

  /** The end of an agenda that is voted on. */
  @WireType("agenda-decided")
  record AgendaDecided(AgendaOutcome outcome) implements ProcedureOutcome {}

  /** The end of an agenda that is discarded without an outcome. */
  @WireType("agenda-dropped")
  record AgendaDropped(AgendaId agenda) implements ProcedureOutcome {}

  /** The end of an agenda in whose place another one is revealed. */
  @WireType("agenda-replaced")
  record AgendaReplaced(AgendaId agenda) implements ProcedureOutcome {}
}
