package org.lazax.agenda.vote;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.agenda.ability.AgendaMoments;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.VotesCast;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.rules.ability.occurrence.AgendaOccurrence;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeWouldBeResolved;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.PlayerElected;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VoterCalled;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VotingBegins;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.Agenda.Step;
import org.lazax.rules.procedure.AgendaProcedure.AgendaDropped;
import org.lazax.rules.procedure.AgendaProcedure.AgendaReplaced;
import org.lazax.rules.vote.Outcomes;
import org.lazax.rules.vote.OwedVote;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * Conducts the vote on an agenda: all players vote in order, the votes are counted, the speaker
 * breaks a tie, and the outcome takes effect. The outcome is decided one step before it takes
 * effect, so that an elected player may score before that. Rules: agenda_phase.2,
 * secret_objective/drive_the_debate.N2.
 */
@Asks(
    value = "vote",
    awaited =
        "The players with votes, from the speaker's left. A player without votes abstains "
            + "without being asked.",
    by = {CastVotes.class, Abstain.class},
    silence = "`abstain`, or `cast-votes` of one planet for an outcome that must be voted for")
@Asks(
    value = "break-tie",
    awaited = "The speaker, if outcomes are tied.",
    by = BreakTie.class,
    silence = "`break-tie`: the first of the tied outcomes")
public final class AgendaConductor implements Conductor<AgendaState, Table, Agenda, VotingCommand> {

  @Override
  public Class<Agenda> procedure() {
    return Agenda.class;
  }

  @Override
  public Class<VotingCommand> commands() {
    return VotingCommand.class;
  }

  @Override
  public void proceed(Draft<AgendaState, Table> draft, Agenda agenda) {
    switch (agenda.progress().step()) {
      case REVEALED -> {
        draft.change(agenda.at(Step.STANDS));
        occur(draft, speaker -> new AgendaRevealed(speaker, agenda.agenda()));
      }
      case STANDS -> {
        draft.change(agenda.at(Together.next(draft.table(), agenda)));
        occur(draft, speaker -> new AfterAgendaRevealed(speaker, agenda.agenda()));
      }
      case AWAITED, ALL, WAITS, PUT_OFF, ELSEWHERE -> Together.proceed(draft, agenda);
      case CALLED -> {
        draft.change(agenda.at(Step.OPENED));
        occur(draft, speaker -> new VotingBegins(speaker, agenda.agenda()));
      }
      case OPENED -> draft.change(agenda.votedOnBy(VotingOrder.of(draft.table())));
      case REPLACED -> {
        draft.addAll(Laws.discard(draft.table(), agenda));
        draft.close(new AgendaReplaced(agenda.agenda()));
      }
      case VOTE -> vote(draft, agenda);
      case HEARD -> awaitVote(draft, agenda, agenda.progress().left().getFirst());
      case COUNTED -> {
        draft.change(agenda.then(Step.ELECTED));
        elected(draft.table(), agenda, found(agenda))
            .ifPresent(happens -> AgendaMoments.MOMENTS.occur(draft, happens));
      }
      case ELECTED -> {
        draft.change(agenda.then(Step.SETTLED));
        AgendaMoments.MOMENTS.occur(draft, wouldBeResolved(draft.table(), agenda, found(agenda)));
      }
      case SETTLED -> decide(draft, agenda, found(agenda));
      case DROPPED -> {
        draft.addAll(Laws.discard(draft.table(), agenda));
        draft.close(new AgendaDropped(agenda.agenda()));
      }
      case REWARDED -> Revote.close(draft, agenda, agenda.progress().enacted().orElseThrow());
    }
  }

  private static void occur(
      Draft<AgendaState, Table> draft, Function<Seat, AgendaOccurrence> occurrence) {
    Seat speaker = draft.table().speaker().orElseThrow();
    AgendaMoments.MOMENTS.occur(draft, occurrence.apply(speaker));
  }

  private static void vote(Draft<AgendaState, Table> draft, Agenda agenda) {
    if (agenda.progress().enacted().isPresent()) {
      resolved(draft, agenda, agenda.progress().enacted().get());
      return;
    }
    if (!agenda.progress().left().isEmpty()) {
      call(draft, agenda, agenda.progress().left().getFirst());
      return;
    }
    List<AgendaOutcome> leaders = VoteCount.leaders(agenda.outcomes(), agenda.progress().ballots());
    boolean tied = leaders.size() > 1 && !agenda.progress().ballots().isEmpty();
    if (agenda.decided().isPresent()) {
      Optional<Seat> tieBrokenBy = tied ? draft.table().speaker() : Optional.empty();
      Enactment.carryOut(draft, agenda, agenda.decided().get(), tieBrokenBy);
    } else if (!tied) {
      count(draft, agenda, leaders.getFirst());
    } else {
      draft.ask("break-tie", draft.table().speaker().orElseThrow());
    }
  }

  /** An outcome is found. If nothing can answer it, it is decided at once. */
  private static void count(Draft<AgendaState, Table> draft, Agenda agenda, AgendaOutcome outcome) {
    Table table = draft.table();
    boolean answered =
        AgendaMoments.MOMENTS.concern(table, wouldBeResolved(table, agenda, outcome))
            || elected(table, agenda, outcome)
                .filter(happens -> AgendaMoments.MOMENTS.concern(table, happens))
                .isPresent();
    if (answered) {
      draft.change(agenda.counted(outcome));
    } else {
      decide(draft, agenda, outcome);
    }
  }

  /**
   * Nobody can change the outcome any more. An agenda that the speaker alone has read is shown, and
   * takes the place of the card that has concealed it. Rule: agenda/covert_legislation.N4.
   */
  private static void decide(
      Draft<AgendaState, Table> draft, Agenda agenda, AgendaOutcome outcome) {
    Optional<AgendaId> concealed =
        agenda.concealed().flatMap(_ -> draft.table().council().concealed());
    concealed.ifPresent(card -> {
      draft.add(new AgendaShown(card));
      draft.add(new AgendaDiscarded(agenda.agenda()));
    });
    draft.change(concealed.map(agenda::shown).orElse(agenda).decidedFor(outcome));
  }

  private static AgendaOutcome found(Agenda agenda) {
    return agenda.progress().counted().orElseThrow();
  }

  private static Optional<AgendaOccurrence> elected(
      Table table, Agenda agenda, AgendaOutcome outcome) {
    return Agenda.electsPlayer(table)
        ? Optional.of(
            new PlayerElected(
                table.speaker().orElseThrow(), agenda.agenda(), Outcomes.elected(outcome)))
        : Optional.empty();
  }

  private static AgendaOccurrence wouldBeResolved(
      Table table, Agenda agenda, AgendaOutcome outcome) {
    return new OutcomeWouldBeResolved(table.speaker().orElseThrow(), agenda.agenda(), outcome);
  }

  /** What follows the outcome comes after everything that it brought about. */
  private static void resolved(
      Draft<AgendaState, Table> draft, Agenda agenda, AgendaOutcome outcome) {
    Seat speaker = draft.table().speaker().orElseThrow();
    AgendaOccurrence happens = new OutcomeResolved(speaker, agenda.agenda(), outcome);
    if (AgendaMoments.MOMENTS.concern(draft.table(), happens)) {
      draft.change(agenda.then(Step.REWARDED));
      AgendaMoments.MOMENTS.occur(draft, happens);
    } else {
      Revote.close(draft, agenda, outcome);
    }
  }

  /** It is the player's time to vote. If nothing is used before that, it votes at once. */
  private static void call(Draft<AgendaState, Table> draft, Agenda agenda, Seat voter) {
    AgendaOccurrence called =
        new VoterCalled(draft.table().speaker().orElseThrow(), agenda.agenda(), voter);
    if (Votes.can(draft.table(), voter) && AgendaMoments.MOMENTS.concern(draft.table(), called)) {
      draft.change(agenda.then(Step.HEARD));
      AgendaMoments.MOMENTS.occur(draft, called);
    } else {
      awaitVote(draft, agenda, voter);
    }
  }

  /** Asks the player for votes. A player without votes can only abstain and is not asked. */
  private static void awaitVote(Draft<AgendaState, Table> draft, Agenda agenda, Seat seat) {
    if (!Votes.can(draft.table(), seat)) {
      record(draft, agenda, Ballot.abstention(seat));
    } else {
      draft.ask("vote", seat);
    }
  }

  @Override
  public void answer(Draft<AgendaState, Table> draft, Agenda agenda, VotingCommand command) {
    boolean voting = !agenda.progress().left().isEmpty();
    switch (command) {
      case CastVotes votes when voting -> cast(draft, agenda, votes);
      case Abstain _ when voting -> {
        draft.require(notOwed(draft.table(), draft.actor(), Optional.empty()));
        draft.answered();
        record(draft, agenda, Ballot.abstention(draft.actor()));
      }
      case BreakTie choice when !voting -> breakTie(draft, agenda, choice.outcome());
      case CastVotes _, Abstain _, BreakTie _ ->
          throw new RefusalException(
              Refusal.of(
                  Refusal.NOT_AWAITED, voting ? "a vote is awaited" : "the tie is to be broken"));
    }
  }

  private static void cast(Draft<AgendaState, Table> draft, Agenda agenda, CastVotes votes) {
    draft.require(possible(agenda.outcomes(), votes.outcome(), "agenda_phase.9"));
    Seat seat = draft.actor();
    draft.require(notOwed(draft.table(), seat, Optional.of(votes.outcome())));
    Optional<Integer> fixed = Votes.fixed(draft.table(), seat);
    draft.require(mistaken(draft.table(), seat, fixed, votes.planets()));
    draft.require(Additions.refused(draft.table(), seat, votes.additions()));
    draft.answered();
    int cast = fixed.orElseGet(() -> Votes.of(draft.table(), seat, votes.planets()));
    int more =
        cast > 0
            ? Votes.bonus(draft.table(), seat) + Additions.add(draft, seat, votes.additions())
            : 0;
    if (fixed.isEmpty()) {
      draft.add(new PlanetsExhausted(seat, votes.planets()));
    }
    record(draft, agenda, Ballot.cast(seat, votes.outcome(), cast + more));
  }

  /** Why the player cannot vote so, or abstain: it owes a vote to another outcome. */
  private static Optional<Refusal> notOwed(Table table, Seat seat, Optional<AgendaOutcome> cast) {
    return OwedVote.of(table, seat)
        .filter(owed -> cast.filter(owed.outcomes()::contains).isEmpty())
        .map(owed ->
            Refusal.rule(owed.rule(), "this player must cast at least one vote for such an outcome")
                .with("outcomes", owed.outcomes()));
  }

  /** Why these planets give no votes; empty if they do, or none is needed. */
  private static Optional<Refusal> mistaken(
      Table table, Seat seat, Optional<Integer> fixed, List<PlanetId> planets) {
    if (fixed.isPresent()) {
      return planets.isEmpty()
          ? Optional.empty()
          : Optional.of(
              Refusal.rule("agenda_phase.6", "planets give no votes now").with("planets", planets));
    }
    return !planets.isEmpty() && new HashSet<>(planets).size() == planets.size()
        ? table.guard(new PlanetsExhausted(seat, planets))
        : Optional.of(
            Refusal.rule("agenda_phase.6", "votes come from planets, each exhausted once")
                .with("planets", planets));
  }

  private static void record(Draft<AgendaState, Table> draft, Agenda agenda, Ballot ballot) {
    draft.add(new VotesCast(agenda.agenda(), ballot));
    draft.change(agenda.voted(ballot));
    occur(draft, speaker -> new Voted(speaker, agenda.agenda(), ballot.seat()));
  }

  private static void breakTie(
      Draft<AgendaState, Table> draft, Agenda agenda, AgendaOutcome outcome) {
    draft.require(
        possible(
            VoteCount.leaders(agenda.outcomes(), agenda.progress().ballots()),
            outcome,
            "agenda_phase.19"));
    draft.answered();
    count(draft, agenda, outcome);
  }

  private static Optional<Refusal> possible(
      List<AgendaOutcome> among, AgendaOutcome outcome, String rule) {
    return among.contains(outcome)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(rule, "this is not among the outcomes to choose from")
                .with("outcome", outcome)
                .with("outcomes", among));
  }

  @Override
  public List<Option> options(Position<AgendaState, Table> position, Agenda agenda, Seat seat) {
    Table table = position.table();
    if (agenda.progress().left().isEmpty()) {
      return List.of(
          new VotingOption.TieBreaking(
              VoteCount.leaders(agenda.outcomes(), agenda.progress().ballots())));
    }
    Optional<List<AgendaOutcome>> owed = Votes.owed(table, seat);
    VotingOption.Voting voting = voting(table, owed.orElse(agenda.outcomes()), seat);
    return owed.isPresent() ? List.of(voting) : List.of(voting, new VotingOption.Abstaining());
  }

  private static VotingOption.Voting voting(Table table, List<AgendaOutcome> outcomes, Seat seat) {
    return new VotingOption.Voting(
        outcomes,
        Votes.fixed(table, seat),
        Votes.voices(table, seat),
        Votes.bonus(table, seat),
        Additions.of(table, seat));
  }

  /**
   * A voter who does not answer abstains, or casts the least number of votes that it must cast. A
   * speaker who does not answer takes the first of the tied outcomes.
   */
  @Override
  public Optional<VotingCommand> defaultAnswer(
      Position<AgendaState, Table> position, Agenda agenda, Seat seat) {
    Table table = position.table();
    if (agenda.progress().left().isEmpty()) {
      return Optional.of(
          new BreakTie(
              VoteCount.leaders(agenda.outcomes(), agenda.progress().ballots()).getFirst()));
    }
    return Votes.owed(table, seat)
        .<VotingCommand>map(owed -> voting(table, owed, seat).least())
        .or(() -> Optional.of(new Abstain()));
  }
}
