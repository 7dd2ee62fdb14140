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
import org.lazax.agenda.state.VotesCast;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.rulebook.Rule;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.planets.PlanetsExhausted;

class VotingTest {
  private static final AgendaId MUTINY = new AgendaId("mutiny");

  @Test
  @Rule("agenda_phase.2.2")
  void theSpeakersLeftNeighbourVotesFirstAndTheSpeakerLast() {
    var first = agenda(THREE, "mutiny");
    var second = first.when(P2, new Abstain());
    var third = second.when(P3, new Abstain());

    assertThat(first.awaited()).containsExactly(P2);
    assertThat(second.awaited()).containsExactly(P3);
    assertThat(third.awaited()).containsExactly(P1);
  }

  @Test
  void nobodyVotesBeforeItsTurn() {
    agenda(THREE, "mutiny").when(P3, new Abstain()).thenRefusedAs(Refusal.NOT_AWAITED);
  }

  @Test
  @Rule({"agenda_phase.6", "agenda_phase.12", "influence.0"})
  void votesAreTheInfluenceOfThePlanetsExhausted() {
    agenda(THREE, "mutiny")
        .when(P2, votes("for", "archon_ren", "lirta_iv"))
        .thenEvents(
            new PlanetsExhausted(P2, List.of(new PlanetId("archon_ren"), new PlanetId("lirta_iv"))),
            new VotesCast(MUTINY, new Ballot(P2, Optional.of(AgendaOutcome.FOR), 6)));
  }

  @Test
  @Rule("agenda_phase.6.1")
  void aPlanetGivesAllItsInfluenceAtOnce() {
    var offer = (VotingOption.Voting) agenda(THREE, "mutiny").options(P2).getFirst();

    assertThat(offer.planets())
        .containsExactly(
            new VotingOption.Voice(new PlanetId("archon_ren"), 3),
            new VotingOption.Voice(new PlanetId("lirta_iv"), 3));
  }

  @Test
  void aPlanetVotesOnlyOnce() {
    agenda(THREE, "mutiny")
        .when(P2, votes("for", "lirta_iv", "lirta_iv"))
        .thenRefused("agenda_phase.6");
  }

  @Test
  void anExhaustedPlanetDoesNotVote() {
    agenda(THREE.controlsExhausted(P2, "lodor"), "mutiny")
        .when(P2, votes("for", "lodor"))
        .thenRefused("exhausted.1");
  }

  @Test
  void nobodyVotesWithAnothersPlanet() {
    agenda(THREE, "mutiny").when(P2, votes("for", "mecatol_rex")).thenRefused("exhausted.1");
  }

  @Test
  @Rule("agenda_phase.7")
  void whoHasVotedForOneOutcomeCannotVoteForAnother() {
    agenda(THREE, "mutiny")
        .when(P2, votes("for", "archon_ren"))
        .when(P2, votes("against", "lirta_iv"))
        .thenRefusedAs(Refusal.NOT_AWAITED);
  }

  @Test
  @Rule({"agenda_phase.13", "influence.3.1", "trade_goods.4.2"})
  void tradeGoodsGiveNoVotes() {
    var voting = agenda(THREE.goods(P2, 9, 0), "mutiny");

    var offer = (VotingOption.Voting) voting.options(P2).getFirst();
    var voted = voting.when(P2, votes("for", "archon_ren"));

    assertThat(offer.planets()).extracting(VotingOption.Voice::votes).containsExactly(3, 3);
    assertThat(voted.table().player(P2).tradeGoods()).isEqualTo(9);
    assertThat(voted.happened())
        .contains(new VotesCast(MUTINY, Ballot.cast(P2, AgendaOutcome.FOR, 3)));
  }

  @Test
  void whoHasOnlyTradeGoodsIsNotAsked() {
    var noPlanets = THREE.controlsExhausted(P2, "archon_ren", "lirta_iv").goods(P2, 9, 0);

    assertThat(agenda(noPlanets, "mutiny").awaited()).containsExactly(P3);
  }

  @Test
  @Rule("agenda_phase.14")
  void abstainingIsAlwaysOffered() {
    var voting = agenda(THREE, "mutiny");

    assertThat(voting.options(P2)).contains(new VotingOption.Abstaining());
    assertThat(voting.silence(P2)).contains(new Abstain());
    voting.when(P2, new Abstain()).thenEvents(new VotesCast(MUTINY, Ballot.abstention(P2)));
  }

  @Test
  @Rule("agenda_phase.N1")
  void aBallotWithoutVotesIsAnAbstention() {
    agenda(THREE.controls(P2, "abyz"), "mutiny")
        .when(P2, votes("for", "abyz"))
        .thenEvents(
            new PlanetsExhausted(P2, List.of(new PlanetId("abyz"))),
            new VotesCast(MUTINY, new Ballot(P2, Optional.empty(), 0)));
  }

  @Test
  @Rule("agenda_phase.8")
  void forAndAgainstAreTheOnlyOutcomesOfTheirAgendas() {
    agenda(THREE, "mutiny").when(P2, votes("p3", "lirta_iv")).thenRefused("agenda_phase.9");
  }

  @Test
  void theTieIsNotBrokenWhileVotesAreAwaited() {
    agenda(THREE, "mutiny")
        .when(P2, new BreakTie(AgendaOutcome.FOR))
        .thenRefusedAs(Refusal.NOT_AWAITED);
  }
}
