package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Stamp;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawLeft;

class DecisionTest {

  @Test
  @Rule({"agenda_phase.2.3", "agenda_phase.20", "agenda_card.3"})
  void aLawThatIsVotedForStaysInPlay() {
    var after = threeVotes("shared_research", "for", "against", "for");

    assertThat(after.table().council().laws())
        .containsExactly(
            new Law(new AgendaId("shared_research"), Optional.empty(), Optional.empty()));
    assertThat(after.table().council().discarded()).isEmpty();
  }

  @Test
  @Rule("agenda_phase.21")
  void aLawThatIsVotedDownIsDiscarded() {
    var after = threeVotes("shared_research", "against", "against", "");

    assertThat(after.table().council().laws()).isEmpty();
    assertThat(after.table().council().discarded())
        .containsExactly(new AgendaId("shared_research"));
  }

  @Test
  @Rule({"agenda_phase.21", "agenda_card.8"})
  void aDirectiveIsDiscardedWhateverItsOutcome() {
    var rewarded = threeVotes("mutiny", "for", "for", "for").table();
    assertThat(rewarded.player(P2).victoryPoints()).isEqualTo(1);
    assertThat(rewarded.council().discarded()).containsExactly(new AgendaId("mutiny"));
    assertThat(threeVotes("mutiny", "against", "against", "").table().council().discarded())
        .containsExactly(new AgendaId("mutiny"));
  }

  @Test
  @Rule("agenda_card.4")
  void aLawThatElectsAPlayerLiesBeforeThatPlayer() {
    var after = threeVotes("minister_of_war", "p2", "p2", "");

    assertThat(after.table().council().laws())
        .containsExactly(
            new Law(
                new AgendaId("minister_of_war"),
                Optional.of(AgendaOutcome.elect(P2)),
                Optional.of(P2)));
  }

  @Test
  @Rule({"agenda_phase.19", "speaker.2"})
  void theSpeakerDecidesAmongTheTied() {
    var tied =
        agenda(THREE, "minister_of_war")
            .when(P2, votes("p2", "lirta_iv"))
            .when(P3, votes("p3", "centauri"))
            .when(P1, new Abstain());

    assertThat(tied.awaited()).containsExactly(P1);
    assertThat(tied.options(P1))
        .containsExactly(
            new VotingOption.TieBreaking(
                List.of(AgendaOutcome.elect(P2), AgendaOutcome.elect(P3))));
    tied.when(P1, new BreakTie(AgendaOutcome.elect(P1))).thenRefused("agenda_phase.19");
    tied.when(P1, new Abstain()).thenRefusedAs("not-awaited");
    assertThat(outcome(tied.when(P1, new BreakTie(AgendaOutcome.elect(P3)))).outcome())
        .isEqualTo(AgendaOutcome.elect(P3));
  }

  @Test
  @Rule("agenda_phase.19")
  void withoutAnyVoteTheSpeakerPicksAnyOutcome() {
    var silent = threeVotes("shared_research", "", "", "");

    assertThat(silent.options(P1))
        .containsExactly(
            new VotingOption.TieBreaking(List.of(AgendaOutcome.FOR, AgendaOutcome.AGAINST)));
    assertThat(silent.silence(P1)).contains(new BreakTie(AgendaOutcome.FOR));
    assertThat(outcome(silent.when(P1, new BreakTie(AgendaOutcome.AGAINST))).outcome())
        .isEqualTo(AgendaOutcome.AGAINST);
  }

  @Test
  @Rule("agenda_phase.19.1")
  void breakingATieIsNoVote() {
    var after =
        threeVotes("mutiny", "for", "against", "").when(P1, new BreakTie(AgendaOutcome.FOR));

    assertThat(outcome(after).ballots())
        .containsExactly(
            Ballot.cast(P2, AgendaOutcome.FOR, 3),
            Ballot.cast(P3, AgendaOutcome.AGAINST, 3),
            Ballot.abstention(P1));
    assertThat(outcome(after).tieBrokenBy()).contains(P1);
  }

  @Test
  @Rule("agenda_phase.12")
  void theOutcomeIsAnnouncedWithAllBallots() {
    var after = threeVotes("mutiny", "for", "against", "for");

    assertThat(after.happened())
        .contains(
            new OutcomeDecided(
                1,
                new AgendaId("mutiny"),
                AgendaOutcome.FOR,
                List.of(
                    Ballot.cast(P2, AgendaOutcome.FOR, 3),
                    Ballot.cast(P3, AgendaOutcome.AGAINST, 3),
                    Ballot.cast(P1, AgendaOutcome.FOR, 6)),
                Optional.empty()));
  }

  @Test
  @Rule("agenda_card.5")
  void aLawThatLeavesPlayLiesOnTopOfTheDiscards() {
    var table = threeVotes("shared_research", "for", "for", "for").table();
    var mutiny = table.withCouncil(table.council().withDiscarded(new AgendaId("mutiny")));

    var after = mutiny.evolve(new LawLeft(new AgendaId("shared_research")), Stamp.NONE);

    assertThat(after.council().laws()).isEmpty();
    assertThat(after.council().discarded())
        .containsExactly(new AgendaId("mutiny"), new AgendaId("shared_research"));
  }

  /** 3 votes of p2, 3 of p3 and 6 of p1; an abstention where none is named. */
  private static Scenario<AgendaState> threeVotes(String agenda, String p2, String p3, String p1) {
    return agenda(THREE, agenda)
        .when(P2, p2.isEmpty() ? new Abstain() : votes(p2, "lirta_iv"))
        .when(P3, p3.isEmpty() ? new Abstain() : votes(p3, "centauri"))
        .when(P1, p1.isEmpty() ? new Abstain() : votes(p1, "mecatol_rex"))
        .thenAccepted();
  }

  private static OutcomeDecided outcome(Scenario<AgendaState> after) {
    return after.own().decided().getLast();
  }
}
