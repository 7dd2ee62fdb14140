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
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Player;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendaDiscarded;

class ElectionTest {

  @Test
  @Rule("agenda_phase.10")
  void playersMayElectThemselves() {
    agenda(THREE, "minister_of_war").when(P2, votes("p2", "lirta_iv")).thenAccepted();
  }

  @Test
  @Rule("agenda_phase.9")
  void anEliminatedPlayerIsNotElected() {
    TableKit without = THREE.speaker(P3).with(t -> t.withPlayer(P1, Player::out));

    assertThat(outcomes("minister_of_war", without)).containsExactly("p2", "p3");
    agenda(without, "minister_of_war")
        .when(P3, votes("p1", "centauri"))
        .thenRefused("agenda_phase.9");
  }

  @Test
  @Rule("agenda_phase.10.1")
  void thePlayerWithTheMostVotesIsElected() {
    var after =
        agenda(THREE, "minister_of_war")
            .when(P2, votes("p2", "lirta_iv"))
            .when(P3, votes("p3", "centauri"))
            .when(P1, votes("p3", "mecatol_rex"));

    assertThat(decided(after.own()).outcome()).isEqualTo(AgendaOutcome.elect(P3));
  }

  @Test
  @Rule("agenda_phase.11")
  void aPlanetThatNobodyControlsIsNotElected() {
    assertThat(outcomes("compensated_disarmament", THREE))
        .containsExactlyInAnyOrder("arretze", "mecatol_rex", "archon_ren", "lirta_iv", "centauri");
  }

  @Test
  @Rule("planet/custodia_vigilia.N6")
  void aPlanetBesideTheBoardIsElectedInVain() {
    TableKit kit =
        THREE.controls(P3, "custodia_vigilia").units(P3, "26/lodor", UnitType.INFANTRY, 2);
    var after = CouncilKit.decided(kit, "compensated_disarmament", "custodia_vigilia");

    assertThat(after.own().decided())
        .singleElement()
        .satisfies(decided ->
            assertThat(decided.outcome()).isEqualTo(AgendaOutcome.of("custodia_vigilia")));
    assertThat(after.table().units()).isEqualTo(kit.table().units());
    assertThat(after.table().player(P3).tradeGoods()).isZero();
  }

  @Test
  @Rule("agenda_phase.11.1")
  void thePlanetWithTheMostVotesIsElected() {
    var after =
        agenda(THREE, "compensated_disarmament")
            .when(P2, votes("mecatol_rex", "archon_ren", "lirta_iv"))
            .when(P3, votes("lirta_iv", "centauri"))
            .when(P1, new Abstain());

    assertThat(decided(after.own()).outcome()).isEqualTo(AgendaOutcome.of("mecatol_rex"));
  }

  @Test
  @Rule("agenda_phase.9")
  void onlyWhatTheCardAllowsIsElected() {
    assertThat(outcomes("colonial_redistribution", THREE)).containsExactly("centauri", "lirta_iv");
    assertThat(outcomes("galactic_crisis_pact", THREE)).hasSize(8).contains("leadership");
    agenda(THREE, "colonial_redistribution")
        .when(P2, votes("mecatol_rex", "lirta_iv"))
        .thenRefused("agenda_phase.9");
  }

  @Test
  @Rule({"agenda_phase.9", "attach.0"})
  void anAttachedCardMakesItsPlanetEligible() {
    assertThat(outcomes("senate_sanctuary", THREE)).doesNotContain("mecatol_rex");
    assertThat(
            outcomes(
                "senate_sanctuary", THREE.attached("promissory_note/terraform", "mecatol_rex")))
        .contains("mecatol_rex");
  }

  @Test
  void aLawInPlayIsElected() {
    var kit =
        THREE.with(t ->
            t.withCouncil(
                t.council()
                    .withLaw(
                        new Law(
                            new AgendaId("shared_research"), Optional.empty(), Optional.empty()))));

    assertThat(outcomes("miscount_disclosed", THREE)).isEmpty();
    assertThat(outcomes("miscount_disclosed", kit)).containsExactly("shared_research");
  }

  @Test
  @Rule("agenda/judicial_abolishment.N1")
  void theOnlyLawIsElectedEvenWithoutVotes() {
    var kit =
        THREE.with(t ->
            t.withCouncil(
                t.council()
                    .withLaw(
                        new Law(
                            new AgendaId("shared_research"), Optional.empty(), Optional.empty()))));

    var vote = agenda(kit, "judicial_abolishment");
    vote.when(P2, votes("mutiny", "lirta_iv")).thenRefused("agenda_phase.9");
    assertThat(vote.when(P2, votes("shared_research", "lirta_iv")).awaited()).containsExactly(P3);
    var after = vote.when(P2, new Abstain()).when(P3, new Abstain()).when(P1, new Abstain());

    assertThat(decided(after.own()).outcome()).isEqualTo(AgendaOutcome.of("shared_research"));
    assertThat(after.happened())
        .contains(new AgendaDiscarded(new AgendaId("judicial_abolishment")));
  }

  @Test
  void onlySecretsThatWereScoredAreElected() {
    var kit =
        THREE.with(t ->
            t.withObjectives(
                t.objectives()
                    .withScored(P1, new ObjectiveId("adapt_new_strategies"))
                    .withScored(P2, new ObjectiveId("corner_the_market"))));

    assertThat(outcomes("classified_document_leaks", THREE)).isEmpty();
    assertThat(outcomes("classified_document_leaks", kit))
        .containsExactlyInAnyOrder("adapt_new_strategies");
  }

  private static OutcomeDecided decided(AgendaState sessions) {
    return sessions.decided().getLast();
  }

  private static List<String> outcomes(String agenda, TableKit kit) {
    return Outcomes.of(new AgendaId(agenda), kit.table()).stream()
        .map(AgendaOutcome::value)
        .toList();
  }
}
