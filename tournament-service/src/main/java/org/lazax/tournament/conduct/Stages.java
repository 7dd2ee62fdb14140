package org.lazax.tournament.conduct;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.tournament.conduct.TournamentCommand.AboutStages;
import org.lazax.tournament.conduct.TournamentCommand.BeginStage;
import org.lazax.tournament.conduct.TournamentCommand.DrawPairing;
import org.lazax.tournament.conduct.TournamentCommand.EndStage;
import org.lazax.tournament.conduct.TournamentCommand.Finish;
import org.lazax.tournament.conduct.TournamentCommand.ProposePairing;
import org.lazax.tournament.conduct.TournamentCommand.PublishRound;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.state.Course;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.PairingDraw;
import org.lazax.tournament.state.Proposal;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.Finished;
import org.lazax.tournament.state.TournamentEvent.LotDrawn;
import org.lazax.tournament.state.TournamentEvent.PairingDrawn;
import org.lazax.tournament.state.TournamentEvent.PairingProposed;
import org.lazax.tournament.state.TournamentEvent.RoundPrepared;
import org.lazax.tournament.state.TournamentEvent.RoundPublished;
import org.lazax.tournament.state.TournamentEvent.StageBegun;
import org.lazax.tournament.state.TournamentEvent.StageEnded;

/** The course of a tournament: its stages, their rounds and its end. */
final class Stages {
  static final String STAGE_UNDER_WAY = "stage-under-way";
  static final String NO_MORE_STAGES = "no-more-stages";
  static final String TABLES_OPEN = "tables-open";
  static final String ROUNDS_LEFT = "rounds-left";
  static final String NO_MORE_ROUNDS = "no-more-rounds";
  static final String NO_SUCH_PROPOSAL = "no-such-proposal";
  static final String NO_SUCH_DRAW = "no-such-draw";

  /** How many seeds there are. */
  private static final int SEEDS = 1_000_000_000;

  private Stages() {}

  static void carryOut(Draft<NoState, Tournament> draft, AboutStages command) {
    switch (command) {
      case BeginStage begin -> begin(draft, begin);
      case DrawPairing draw -> draw(draft, draw);
      case ProposePairing propose -> propose(draft, propose);
      case PublishRound publish -> publish(draft, publish);
      case EndStage end -> end(draft, end);
      case Finish finish -> finish(draft, finish);
    }
  }

  private static void begin(Draft<NoState, Tournament> draft, BeginStage begin) {
    Checks.requireOrganiser(draft, begin.by());
    requireBetweenStages(draft);
    Tournament tournament = draft.table();
    Stage stage = next(tournament);
    List<EntrantId> players = players(tournament);
    if (stage.tables().byes(players.size()).isEmpty()) {
      throw new RefusalException(
          Refusal.of(PairingRules.NOT_SEATABLE, "there are too few players for one table")
              .with("players", players.size())
              .with("least", stage.tables().least()));
    }
    if (tournament.course().stages().isEmpty()) {
      draft.add(new SeedFrozen());
      Chance lot = draft.dice().draw(players.size(), players.size());
      draft.add(new LotDrawn(lot.drawnFrom(players), lot));
    }
    draft.add(new StageBegun(begin.by(), stage.id(), players));
  }

  private static Stage next(Tournament tournament) {
    List<Stage> stages = tournament.settings().orElseThrow().stages();
    int begun = tournament.course().stages().size();
    Checks.require(
        begun < stages.size(),
        () -> Refusal.of(NO_MORE_STAGES, "the last stage of this tournament was played"));
    return stages.get(begun);
  }

  /** Who plays in the next stage: everybody who is there, or whom the last stage lets go on. */
  private static List<EntrantId> players(Tournament tournament) {
    List<StagePlay> before = tournament.course().stages();
    if (before.isEmpty()) {
      return tournament.roster().entrants().with(EntrantStatus.CHECKED_IN);
    }
    Cut cut = before.getLast().stage().cut().orElseThrow();
    return tournament.standings(before.getLast()).before(cut, tournament.roster()::stays);
  }

  private static void draw(Draft<NoState, Tournament> draft, DrawPairing draw) {
    Checks.requireOrganiser(draft, draw.by());
    StagePlay play = Checks.current(draft);
    requireRoundNow(play);
    int players = draft.table().playersOfNextRound(play).size();
    Checks.require(
        play.stage().tables().byes(players).isPresent(),
        () ->
            Refusal.of(PairingRules.NOT_SEATABLE, "there are too few players for one table")
                .with("players", players)
                .with("least", play.stage().tables().least()));
    Chance seed = draft.dice().roll(SEEDS, 1);
    draft.add(
        new PairingDrawn(
            new PairingDraw(draw.by(), play.nextRound(), seed.values().getFirst()), seed));
  }

  private static void propose(Draft<NoState, Tournament> draft, ProposePairing propose) {
    Checks.requireOrganiser(draft, propose.by());
    StagePlay play = Checks.current(draft);
    requireRoundNow(play);
    draft.require(rules(draft.table(), play).broken(propose.pairing()));
    propose
        .seed()
        .ifPresent(seed ->
            Checks.require(
                draft.table().course().draw().filter(draw -> draw.seed() == seed).isPresent(),
                () -> Refusal.of(NO_SUCH_DRAW, "no pairing was drawn with this seed")));
    draft.add(
        new PairingProposed(
            propose.by(),
            new Proposal(
                draft.table().course().proposals() + 1, play.nextRound(), propose.pairing()),
            propose.seed()));
  }

  private static void publish(Draft<NoState, Tournament> draft, PublishRound publish) {
    Checks.requireOrganiser(draft, publish.by());
    StagePlay play = Checks.current(draft);
    Proposal proposal =
        draft
            .table()
            .course()
            .proposal()
            .filter(p -> p.number() == publish.proposal() && p.round().equals(publish.round()))
            .orElseThrow(() ->
                new RefusalException(
                    Refusal.of(NO_SUCH_PROPOSAL, "this is not the pairing that was proposed last")
                        .with("proposal", publish.proposal())));
    requireRoundNow(play);
    draft.require(rules(draft.table(), play).broken(proposal.pairing()));
    prepare(draft, play, proposal.round());
    draft.add(new RoundPublished(Optional.of(publish.by()), proposal.round(), proposal.pairing()));
  }

  /** Draws the factions of the round, if its stage has a pool of them. */
  static void prepare(Draft<NoState, Tournament> draft, StagePlay play, RoundId round) {
    List<String> pool = play.stage().conditions().map(Conditions::pool).orElse(List.of());
    if (!pool.isEmpty()) {
      Chance drawn = draft.dice().draw(pool.size(), play.stage().tables().most());
      draft.add(new RoundPrepared(round, drawn.drawnFrom(pool), drawn));
    }
  }

  private static void requireRoundNow(StagePlay play) {
    Checks.require(
        play.stage().format() != Format.OPEN,
        () ->
            Refusal.of(Seeking.WRONG_FORMAT, "an open stage has tables for those who seek one")
                .with("stage", play.stage().id()));
    Checks.require(
        play.goesOn(),
        () ->
            Refusal.of(NO_MORE_ROUNDS, "the last round of this stage was published")
                .with("stage", play.stage().id()));
    // The next round of an elimination depends on all results of the round before.
    Checks.require(play.settled() || !play.needsResults(), () -> tablesOpen(play));
  }

  private static PairingRules rules(Tournament tournament, StagePlay play) {
    Set<EntrantId> players = new HashSet<>(tournament.playersOfNextRound(play));
    return new PairingRules(play.stage().tables(), players, tournament.course().hadBye());
  }

  private static void end(Draft<NoState, Tournament> draft, EndStage end) {
    Checks.requireOrganiser(draft, end.by());
    StagePlay play = Checks.current(draft);
    Checks.require(play.settled(), () -> tablesOpen(play));
    boolean playable =
        play.stage().tables().byes(draft.table().playersOfNextRound(play).size()).isPresent();
    Checks.require(
        play.stage().format() == Format.OPEN || !(play.goesOn() && playable),
        () ->
            Refusal.of(ROUNDS_LEFT, "rounds of this stage are left to play")
                .with("next", play.nextRound()));
    draft.add(new StageEnded(end.by(), play.stage().id()));
  }

  private static void finish(Draft<NoState, Tournament> draft, Finish finish) {
    Checks.requireOrganiser(draft, finish.by());
    if (finish.breakOff().orElse(false)) {
      draft.add(new Finished(finish.by(), Optional.empty()));
    } else {
      requireBetweenStages(draft);
      Course course = draft.table().course();
      Checks.require(
          course.stages().size() == draft.table().settings().orElseThrow().stages().size(),
          () -> Refusal.of(ROUNDS_LEFT, "stages of this tournament are left to play"));
      draft.add(new Finished(finish.by(), draft.table().winner(course.stages().getLast())));
    }
    draft.close();
  }

  private static void requireBetweenStages(Draft<NoState, Tournament> draft) {
    draft
        .table()
        .course()
        .current()
        .ifPresent(play -> {
          throw new RefusalException(
              Refusal.of(STAGE_UNDER_WAY, "a stage is being played")
                  .with("stage", play.stage().id()));
        });
  }

  private static Refusal tablesOpen(StagePlay play) {
    return Refusal.of(TABLES_OPEN, "tables of this stage are still open")
        .with("tables", play.open().limit(20).toList());
  }
}
