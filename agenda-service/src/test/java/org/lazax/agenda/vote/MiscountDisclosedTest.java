package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.elected;
import static org.lazax.agenda.CouncilKit.law;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.council.Laws;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.council.LawRevised;
import org.lazax.table.galaxy.SystemId;

/** A law in play is voted on again. P1 is the speaker; P2 votes first and owns what it is given. */
class MiscountDisclosedTest {
  private static final AgendaId MISCOUNT = new AgendaId("miscount_disclosed");
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final PlanetId LODOR = new PlanetId("lodor");

  /** P2 is the Minister of Policy, and P3 has something more to vote with. */
  private static final TableKit LAW = law(THREE.controls(P3, "lodor"), "minister_of_policy", "p2");

  private static final TableKit SANCTUARY =
      law(
          THREE.tile("25", 2, 0).tile("26", 3, 0).controls(P3, "lodor", "quann"),
          "senate_sanctuary",
          "lodor");

  @Test
  @Rule("agenda/miscount_disclosed.N1")
  void theOnlyLawIsElectedWhateverTheVotes() {
    Scenario<AgendaState> vote = revealing(LAW, "miscount_disclosed", "mutiny");
    assertThat(current(vote).outcomes()).containsExactly(AgendaOutcome.of("minister_of_policy"));
    assertThat(vote.awaited()).containsExactly(P2);
    vote.when(P2, votes("mutiny", "lirta_iv")).thenRefused("agenda_phase.9");

    assertThat(current(elected(vote, "minister_of_policy")).agenda()).isEqualTo(POLICY);
    Scenario<AgendaState> unvoted =
        vote.when(P2, new Abstain()).when(P3, new Abstain()).when(P1, new Abstain());
    assertThat(current(unvoted).agenda()).as("elected by the speaker").isEqualTo(POLICY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"judicial_abolishment", "miscount_disclosed"})
  @Rule({"agenda/judicial_abolishment.N1.1", "agenda/miscount_disclosed.N1.1"})
  void withOneLawItsElectionCanBePredicted(String agenda) {
    Scenario<AgendaState> rider = revealing(LAW.holds(P3, "trade_rider"), agenda, "mutiny");

    assertThat(offers(rider, P3, "trade_rider")).isTrue();
    Scenario<AgendaState> over =
        rider
            .when(P3, card("trade_rider"))
            .when(P2, votes("minister_of_policy", "lirta_iv"))
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(over.table().player(P3).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2")
  void theLawStaysInForceWithItsTargetDuringTheVote() {
    int influence = PlanetFacts.of(THREE.table(), LODOR).influence();
    Scenario<AgendaState> again = again(SANCTUARY, "senate_sanctuary");

    assertThat(again.table().council().laws())
        .containsExactly(
            new Law(
                new AgendaId("senate_sanctuary"),
                Optional.of(AgendaOutcome.of("lodor")),
                Optional.empty()));
    assertThat(PlanetFacts.of(again.table(), LODOR).influence()).isEqualTo(influence + 2);
    assertThat(again.table().council().discarded()).containsExactly(MISCOUNT);
  }

  @Test
  void aLawWithAnAttachmentGoesToThePlanetThatIsElectedNow() {
    ComponentRef law = ComponentRef.parse("agenda/senate_sanctuary");
    Scenario<AgendaState> again = again(SANCTUARY, "senate_sanctuary");

    Scenario<AgendaState> moved = elected2(again, "quann");
    assertThat(attached(moved.table(), LODOR)).doesNotContain(law);
    assertThat(attached(moved.table(), new PlanetId("quann"))).containsExactly(law);
    assertThat(moved.happened()).noneMatch(LawLeft.class::isInstance);
    assertThat(moved.table().council().laws())
        .singleElement()
        .satisfies(
            there -> assertThat(there.elected()).isEqualTo(Optional.of(AgendaOutcome.of("quann"))));

    Scenario<AgendaState> kept = elected2(again, "lodor");
    assertThat(attached(kept.table(), LODOR)).containsExactly(law);
    assertThat(kept.happened()).noneMatch(LawRevised.class::isInstance);
    assertThat(kept.table().council().laws()).hasSize(1);
  }

  @Test
  void anotherOwnerGetsTheLawAndARejectedOneLeaves() {
    Scenario<AgendaState> moved = elected2(again(LAW, "minister_of_policy"), "p3");
    assertThat(owners(moved)).containsExactly(P3);
    assertThat(moved.table().council().discarded()).containsExactly(MISCOUNT);

    TableKit wormholes = law(THREE, "wormhole_reconstruction", "for");
    Scenario<AgendaState> rejected =
        elected2(again(wormholes, "wormhole_reconstruction"), "against");
    assertThat(rejected.table().council().laws()).isEmpty();
    assertThat(rejected.table().council().discarded())
        .containsExactly(MISCOUNT, new AgendaId("wormhole_reconstruction"));
    assertThat(elected2(again(wormholes, "wormhole_reconstruction"), "for").table().council())
        .satisfies(council -> assertThat(council.laws()).hasSize(1));
  }

  @Test
  void bothVotesAreOneOfTheTwoAgendasOfThePhase() {
    Scenario<AgendaState> second = elected2(again(LAW, "minister_of_policy"), "p3");

    assertThat(current(second).agenda()).isEqualTo(MUTINY);
    assertThat(second.own().decided())
        .extracting(OutcomeDecided::agenda)
        .containsExactly(MISCOUNT, POLICY);
    Scenario<AgendaState> over =
        second.when(P3, new Abstain()).when(P1, votes("for", "mecatol_rex"));
    assertThat(over.table().kernel().top()).as("the phase is over").isEmpty();
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2.3")
  void committeeFormationElectsItsNextOwner() {
    Scenario<AgendaState> again =
        again(law(THREE, "committee_formation", "p3"), "committee_formation");
    assertThat(again.awaited()).containsExactly(P3);

    Scenario<AgendaState> used =
        again
            .when(
                P3, new UseAbility(Service.AGENDA, AbilityRef.parse("agenda/committee_formation")))
            .when(P3, choice("p1"))
            .thenAccepted();
    assertThat(used.table().council().discarded()).containsExactly(MISCOUNT);
    assertThat(owners(used)).containsExactly(P1);
    assertThat(used.events())
        .anyMatch(LawLeft.class::isInstance)
        .anyMatch(LawEntered.class::isInstance);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2.4")
  void aSecondHomelandDefenseActRemovesNoPds() {
    TableKit many =
        law(THREE.tile("26", 0, 0).controls(P3, "lodor"), "homeland_defense_act", "for")
            .units(P3, "26/lodor", UnitType.PDS, 4);

    Scenario<AgendaState> passed = elected2(again(many, "homeland_defense_act"), "for");
    assertThat(passed.table().units().count(P3, UnitType.PDS)).isEqualTo(4);
    assertThat(passed.table().council().laws()).hasSize(1);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2.6")
  void wormholesStayJoinedDuringTheVote() {
    TableKit apart = THREE.tile("39", 2, 0).tile("40", 5, 0);
    assertThat(Starmap.of(apart.table()).areAdjacent(SystemId.of("39"), SystemId.of("40")))
        .isFalse();
    Scenario<AgendaState> again =
        again(law(apart, "wormhole_reconstruction", "for"), "wormhole_reconstruction");

    assertThat(Starmap.of(again.table()).areAdjacent(SystemId.of("39"), SystemId.of("40")))
        .isTrue();
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2.8")
  void theInfluenceOfTheLawCounts() {
    Scenario<AgendaState> again =
        again(law(THREE, "senate_sanctuary", "centauri"), "senate_sanctuary");
    PlanetId centauri = new PlanetId("centauri");
    int printed = THREE.table().catalog().planet(centauri).influence();

    Scenario<AgendaState> voted =
        again.when(P2, new Abstain()).when(P3, votes("centauri", "centauri"));
    assertThat(current(voted).ballot(P3).orElseThrow().votes()).isEqualTo(printed + 2);
  }

  @Test
  @Rule({"agenda/miscount_disclosed.N3", "agenda/miscount_disclosed.N3.4"})
  void predictionsArePaidBeforeTheLawCountsAsRevealedAndNewOnesArePossible() {
    Scenario<AgendaState> first =
        revealing(LAW.holds(P3, "trade_rider", "imperial_rider"), "miscount_disclosed", "mutiny")
            .when(P3, card("trade_rider"));
    Scenario<AgendaState> again =
        allPass(first, "")
            .when(P2, votes("minister_of_policy", "lirta_iv"))
            .when(P1, new Abstain())
            .thenAccepted();

    assertThat(again.table().player(P3).tradeGoods()).as("paid").isEqualTo(5);
    assertThat(current(again).agenda()).isEqualTo(POLICY);
    assertThat(offers(again, P3, "imperial_rider")).isTrue();
    Scenario<AgendaState> over =
        again
            .when(P3, card("imperial_rider"))
            .when(P3, choice("p1"))
            .when(P2, votes("p1", "archon_ren"))
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(over.table().player(P3).victoryPoints()).isEqualTo(1);
    assertThat(owners(over)).containsExactly(P1);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N3.2")
  void theLawThatCountsAsRevealedCanBeVetoed() {
    Scenario<AgendaState> vote =
        revealing(LAW.holds(P1, "veto"), "miscount_disclosed", "mutiny", "arms_reduction");
    Scenario<AgendaState> again = elected(vote.when(P1, pass()), "minister_of_policy");
    assertThat(offers(again, P1, "veto")).isTrue();

    Scenario<AgendaState> vetoed = again.when(P1, card("veto")).thenAccepted();
    assertThat(vetoed.table().council().laws()).isEmpty();
    assertThat(vetoed.table().council().discarded()).containsExactly(MISCOUNT, POLICY);
    assertThat(current(vetoed).agenda()).isEqualTo(MUTINY);
    Scenario<AgendaState> next =
        vetoed
            .when(P2, new Abstain())
            .when(P3, new Abstain())
            .when(P1, votes("for", "mecatol_rex"));
    assertThat(current(next).agenda()).as("the second").isEqualTo(new AgendaId("arms_reduction"));
  }

  @Test
  @Rule("agenda/miscount_disclosed.N3.3")
  void aSecretSilencesItsOwnerOnTheLawThatCountsAsRevealed() {
    Scenario<AgendaState> again = again(LAW.notes(P3, "political_secret@p2"), "minister_of_policy");
    assertThat(again.awaited()).containsExactly(P3);

    Scenario<AgendaState> silenced = again.when(P3, note("political_secret")).thenAccepted();
    assertThat(silenced.awaited()).as("p2 does not vote").containsExactly(P3);
    assertThat(current(silenced).agenda()).isEqualTo(POLICY);
  }

  @Test
  @Rule({"agenda/miscount_disclosed.N4", "agenda/miscount_disclosed.N5"})
  void aPlotAgainstEitherVoteEndsIt() {
    TableKit kit = LAW.holds(P3, "deadly_plot");
    Scenario<AgendaState> first =
        allPass(
            elected(revealing(kit, "miscount_disclosed", "mutiny"), "minister_of_policy"),
            "deadly_plot");
    assertThat(offers(first, P3, "deadly_plot")).as("who has not voted").isFalse();

    Scenario<AgendaState> against =
        againstTheVote(revealing(twoLaws(kit), "miscount_disclosed", "mutiny"));
    Scenario<AgendaState> stays = against.when(P3, card("deadly_plot")).thenAccepted();
    assertThat(stays.table().council().discarded()).containsExactly(MISCOUNT);
    assertThat(owners(stays)).containsExactly(P2);
    assertThat(current(stays).agenda()).as("no vote on the law").isEqualTo(MUTINY);

    Scenario<AgendaState> voting = again(kit, "minister_of_policy");
    Scenario<AgendaState> plotted =
        allPass(
                voting
                    .when(P2, new Abstain())
                    .when(P3, votes("p3", "lodor"))
                    .when(P1, votes("p1", "mecatol_rex")),
                "deadly_plot")
            .when(P3, card("deadly_plot"))
            .thenAccepted();
    assertThat(plotted.table().council().laws()).isEmpty();
    assertThat(plotted.table().council().discarded()).containsExactly(MISCOUNT, POLICY);
    assertThat(current(plotted).agenda()).isEqualTo(MUTINY);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N6")
  void bothVotesAreAgendasForTransactions() {
    Scenario<AgendaState> vote = revealing(LAW, "miscount_disclosed", "mutiny");
    Scenario<AgendaState> again = elected(vote, "minister_of_policy");

    assertThat(Transactions.period(again.table()).orElseThrow().frame())
        .isNotEqualTo(Transactions.period(vote.table()).orElseThrow().frame());
  }

  @Test
  void aLawInPlayIsNotDiscardedTwice() {
    Table table = LAW.table();
    assertThat(Laws.discard(table, POLICY)).containsExactly(new LawLeft(POLICY));
    assertThat(Laws.discard(new LawLeft(POLICY).fold(table), POLICY)).isEmpty();
  }

  /** P2's note is played. */
  private static UseAbility note(String note) {
    return new UseAbility(
        Service.AGENDA, AbilityRef.parse("promissory_note/" + note), Optional.of(P2));
  }

  private static TableKit twoLaws(TableKit kit) {
    return law(kit, "minister_of_exploration", "p1");
  }

  /** P3 loses against the speaker. */
  private static Scenario<AgendaState> againstTheVote(Scenario<AgendaState> scenario) {
    return allPass(
        scenario
            .when(P2, new Abstain())
            .when(P3, votes("minister_of_exploration", "lodor"))
            .when(P1, votes("minister_of_policy", "mecatol_rex")),
        "deadly_plot");
  }

  /** P2 alone has voted for this law, which counts as revealed, with Mutiny next on the deck. */
  static Scenario<AgendaState> again(TableKit kit, String law) {
    Scenario<AgendaState> again = elected(revealing(kit, "miscount_disclosed", "mutiny"), law);
    assertThat(current(again).agenda()).isEqualTo(new AgendaId(law));
    return again;
  }

  /** P2 alone votes on the law, too. */
  private static Scenario<AgendaState> elected2(Scenario<AgendaState> again, String outcome) {
    return allPass(again)
        .when(P2, votes(outcome, "archon_ren"))
        .when(P3, new Abstain())
        .when(P1, new Abstain())
        .thenAccepted();
  }

  private static List<Seat> owners(Scenario<AgendaState> scenario) {
    return scenario.table().council().laws().stream()
        .filter(law -> !law.agenda().equals(new AgendaId("minister_of_exploration")))
        .flatMap(law -> law.owner().stream())
        .toList();
  }

  private static List<ComponentRef> attached(Table table, PlanetId planet) {
    return table.planets().attachedTo(planet).stream().map(it -> it.card()).toList();
  }

  static Agenda current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow();
  }
}
