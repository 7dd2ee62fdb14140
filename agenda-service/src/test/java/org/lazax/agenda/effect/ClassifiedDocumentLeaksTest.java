package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.elected;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.objectives.ObjectiveMadePublic;

/** A scored secret objective is elected, and becomes public. P3 has scored what it is given. */
class ClassifiedDocumentLeaksTest {
  private static final AgendaId LEAKS = new AgendaId("classified_document_leaks");
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final ObjectiveId ICON = new ObjectiveId("seize_an_icon");
  private static final ObjectiveId VOID = new ObjectiveId("brave_the_void");
  private static final ObjectiveId DEBATE = new ObjectiveId("drive_the_debate");

  @Test
  @Rule("agenda/classified_document_leaks.N1")
  void theOnlyScoredSecretIsElectedWhateverTheVotes() {
    Scenario<AgendaState> vote = council(scored(THREE, P3, ICON));
    assertThat(current(vote).outcomes()).containsExactly(AgendaOutcome.elect(ICON));
    vote.when(P2, votes("brave_the_void", "lirta_iv")).thenRefused("agenda_phase.9");

    assertThat(elected(vote, "seize_an_icon").table().objectives().revealed())
        .containsExactly(ICON);
    Scenario<AgendaState> unvoted =
        vote.when(P2, new Abstain()).when(P3, new Abstain()).when(P1, new Abstain());
    assertThat(unvoted.happened())
        .as("elected by the speaker")
        .contains(new ObjectiveMadePublic(ICON))
        .anyMatch(LawEntered.class::isInstance);
  }

  @Test
  @Rule("agenda/classified_document_leaks.N1.1")
  void withOneSecretItsElectionCanBePredicted() {
    Scenario<AgendaState> rider = council(scored(THREE.holds(P2, "trade_rider"), P3, ICON));

    assertThat(offers(rider, P2, "trade_rider")).isTrue();
    Scenario<AgendaState> over =
        rider
            .when(P2, card("trade_rider"))
            .when(P3, votes("seize_an_icon", "centauri"))
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(over.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  @Test
  void theElectedOneOfSeveralIsPublicAndTheOthersAreNot() {
    Table table =
        elected(council(scored(scored(THREE, P3, ICON), P2, VOID)), "brave_the_void").table();

    assertThat(table.objectives().revealed()).containsExactly(VOID);
    assertThat(table.objectives().isPublic(ICON)).isFalse();
    assertThat(table.council().laws())
        .singleElement()
        .satisfies(law -> assertThat(law.owner()).isEmpty());
  }

  /** P2, without a secret in hand, is elected by the next agenda and may score it. */
  @Test
  void anObjectiveOfTheAgendaPhaseIsScoredByWhoDoesNextWhatItAsksFor() {
    Scenario<AgendaState> next =
        elected(
            revealing(
                home(scored(THREE, P3, DEBATE)), "classified_document_leaks", "minister_of_policy"),
            "drive_the_debate");
    Scenario<AgendaState> won =
        next.when(P2, votes("p2", "archon_ren"))
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .thenAccepted();

    ScoreAchievements asked = won.table().kernel().within(ScoreAchievements.class).orElseThrow();
    assertThat(asked.progress().left()).hasSize(1);
    assertThat(won.table().objectives().deeds().getFirst().by()).isEqualTo(P2);
    assertThat(won.table().objectives().deeds().getFirst().fulfils()).containsExactly(DEBATE);
  }

  @Test
  @Rule({"agenda/classified_document_leaks.N6.1", "agenda/miscount_disclosed.N2.2"})
  void itStaysPublicDuringASecondVoteAndCannotBeElectedAgain() {
    Scenario<AgendaState> again =
        electedBy(
            "archon_ren",
            elected(
                revealing(
                    scored(scored(THREE.controls(P2, "lodor"), P3, ICON), P2, VOID),
                    "classified_document_leaks",
                    "miscount_disclosed"),
                "seize_an_icon"),
            "classified_document_leaks");

    assertThat(current(again).agenda()).isEqualTo(LEAKS);
    assertThat(again.table().objectives().revealed()).containsExactly(ICON);
    assertThat(current(again).outcomes()).containsExactly(AgendaOutcome.elect(VOID));

    Table other = electedBy("lodor", again, "brave_the_void").table();
    assertThat(other.objectives().revealed()).containsExactly(VOID);
    assertThat(other.objectives().closed()).containsExactly(ICON);
  }

  @Test
  @Rule({"agenda/classified_document_leaks.N6.2", "agenda/miscount_disclosed.N3.1"})
  void withoutAnotherSecretTheSecondVoteIsReplacedByAnotherAgenda() {
    Scenario<AgendaState> replaced =
        electedBy(
            "archon_ren",
            elected(
                revealing(
                    scored(THREE.controls(P2, "lodor"), P3, ICON),
                    "classified_document_leaks",
                    "miscount_disclosed",
                    "mutiny"),
                "seize_an_icon"),
            "classified_document_leaks");

    assertThat(replaced.table().council().laws()).isEmpty();
    assertThat(replaced.table().council().discarded())
        .containsExactly(new AgendaId("miscount_disclosed"), LEAKS);
    assertThat(replaced.table().objectives().closed()).containsExactly(ICON);
    assertThat(current(replaced).agenda()).isEqualTo(MUTINY);
    assertThat(replaced.awaited()).as("it is voted on").containsExactly(P2);
  }

  private static Scenario<AgendaState> electedBy(
      String planet, Scenario<AgendaState> scenario, String outcome) {
    return scenario
        .when(P2, votes(outcome, planet))
        .when(P3, new Abstain())
        .when(P1, new Abstain())
        .thenAccepted();
  }

  private static Scenario<AgendaState> council(TableKit kit) {
    return revealing(kit, "classified_document_leaks", "mutiny");
  }

  private static TableKit home(TableKit kit) {
    return kit.controls(P2, "archon_tau");
  }

  private static TableKit scored(TableKit kit, Seat seat, ObjectiveId secret) {
    return kit.with(t -> {
      Set<ObjectiveId> out = new HashSet<>(t.objectives().secretsOut());
      out.add(secret);
      return t.withObjectives(t.objectives().withScored(seat, secret).withSecretsOut(out));
    });
  }

  private static Agenda current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow();
  }
}
