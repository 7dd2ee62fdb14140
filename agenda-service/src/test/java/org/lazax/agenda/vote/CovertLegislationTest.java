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
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.rulebook.Rule;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.trade.Transactions;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.AgendaConcealed;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaDrawn;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.trade.Period;

/** P1, the speaker, alone reads the agenda that players vote on. P2 votes first. */
class CovertLegislationTest {
  private static final AgendaId COVERT = new AgendaId("covert_legislation");
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");

  @Test
  void onlyTheSpeakerReadsTheAgendaAndAllVoteOnItsOutcomes() {
    Scenario<AgendaState> begun = concealing(THREE, "mutiny");

    assertThat(begun.happened())
        .filteredOn(AgendaConcealed.class::isInstance)
        .singleElement()
        .satisfies(event -> {
          assertThat(((AgendaConcealed) event).agenda()).isEqualTo(MUTINY);
          assertThat(event.audience().includes(Optional.of(P1))).isTrue();
          assertThat(event.audience().includes(Optional.of(P2))).isFalse();
          assertThat(event.audience().includes(Optional.empty())).isFalse();
        });
    assertThat(begun.happened())
        .filteredOn(event -> event.audience().includes(Optional.empty()))
        .allSatisfy(event -> assertThat(event.toString()).doesNotContain("mutiny"))
        .anyMatch(AgendaDrawn.class::isInstance);
    Agenda agenda = current(begun);
    assertThat(agenda.agenda()).isEqualTo(COVERT);
    assertThat(agenda.concealed()).contains(Outcome.FOR_AGAINST);
    assertThat(agenda.outcomes()).containsExactly(AgendaOutcome.FOR, AgendaOutcome.AGAINST);
    assertThat(AgendaDeck.left(begun.table())).doesNotContain(MUTINY, COVERT);
    assertThat(begun.table().council().drawn()).doesNotContain(MUTINY);
  }

  @Test
  void theShownAgendaIsResolvedByTheVotesAndIsOneOfTheTwo() {
    Scenario<AgendaState> over =
        concealing(THREE, "mutiny")
            .when(P2, votes("for", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .thenAccepted();

    assertThat(over.table().player(P2).victoryPoints()).as("mutiny").isEqualTo(1);
    assertThat(over.table().council().discarded()).containsExactly(COVERT, MUTINY);
    assertThat(over.table().council().concealed()).isEmpty();
    assertThat(over.own().decided()).extracting(OutcomeDecided::agenda).containsExactly(MUTINY);
    Scenario<AgendaState> second =
        over.when(P2, votes("for", "archon_ren")).when(P3, new Abstain()).when(P1, new Abstain());
    assertThat(second.table().kernel().top()).as("the phase is over").isEmpty();
  }

  @Test
  void aConcealedLawEntersPlay() {
    Scenario<AgendaState> over = elected(concealing(THREE, "minister_of_policy"), "p3");

    assertThat(over.happened())
        .filteredOn(LawEntered.class::isInstance)
        .singleElement()
        .satisfies(
            event -> assertThat(((LawEntered) event).law().owner()).isEqualTo(Optional.of(P3)));
    assertThat(over.table().council().discarded()).containsExactly(COVERT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classified_document_leaks",
        "judicial_abolishment",
        "miscount_disclosed",
        "new_constitution"
      })
  @Rule("agenda/covert_legislation.N1")
  void anAgendaWithNothingToElectIsDiscardedWithTheCardThatConcealsIt(String nothing) {
    Scenario<AgendaState> begun =
        revealing(THREE, "covert_legislation", nothing, "mutiny", "arms_reduction");

    assertThat(begun.happened())
        .containsSubsequence(
            new AgendaDiscarded(COVERT),
            new AgendaShown(new AgendaId(nothing)),
            new AgendaDiscarded(new AgendaId(nothing)));
    assertThat(begun.table().council().discarded()).containsExactly(COVERT, new AgendaId(nothing));
    assertThat(begun.table().council().concealed()).isEmpty();
    assertThat(current(begun).agenda()).as("another one follows").isEqualTo(MUTINY);
    Scenario<AgendaState> next = elected(begun, "for");
    assertThat(current(next).agenda()).as("the second").isEqualTo(new AgendaId("arms_reduction"));
  }

  @Test
  @Rule("agenda/covert_legislation.N2")
  void momentsOfTheRevealingComeOnceTheOutcomesAreNamed() {
    Scenario<AgendaState> begun =
        allPass(
            concealing(THREE.holds(P3, "veto").holds(P2, "trade_rider"), "minister_of_policy"),
            "veto");

    assertThat(offers(begun, P3, "veto")).isTrue();
    assertThat(begun.table().council().concealed()).contains(POLICY);
    assertThat(current(begun).outcomes()).hasSize(3);
    Scenario<AgendaState> after = allPass(begun, "trade_rider");
    assertThat(offers(after, P2, "trade_rider")).isTrue();
    Scenario<AgendaState> predicted =
        after.when(P2, card("trade_rider")).when(P2, choice("p3")).thenAccepted();
    assertThat(Predictions.all(predicted.table())).hasSize(1);
    assertThat(predicted.awaited()).as("the first who votes").containsExactly(P3);
    Scenario<AgendaState> over =
        predicted.when(P3, votes("p3", "centauri")).when(P1, new Abstain()).thenAccepted();
    assertThat(over.table().player(P2).tradeGoods()).as("right").isEqualTo(5);
  }

  @Test
  @Rule("agenda/covert_legislation.N3")
  void aVetoDiscardsBothCards() {
    Scenario<AgendaState> vetoed =
        revealing(
                THREE.holds(P3, "veto"),
                "covert_legislation",
                "minister_of_policy",
                "mutiny",
                "arms_reduction")
            .when(P3, card("veto"))
            .thenAccepted();

    assertThat(vetoed.table().council().discarded()).containsExactly(COVERT, POLICY);
    assertThat(vetoed.table().council().concealed()).isEmpty();
    assertThat(current(vetoed).agenda()).isEqualTo(MUTINY);
    assertThat(current(elected(vetoed, "for")).agenda())
        .as("the second")
        .isEqualTo(new AgendaId("arms_reduction"));
  }

  @Test
  @Rule("agenda/covert_legislation.N4")
  void theCardIsShownAfterEverythingThatAnswersItsOutcome() {
    TableKit kit =
        THREE
            .goods(P2, 1, 0)
            .holds(P1, "confusing_legal_text")
            .holds(P2, "bribery", "deadly_plot")
            .holds(P3, "confounding_legal_text", "trade_rider");
    Scenario<AgendaState> predicted =
        allPass(concealing(kit, "minister_of_policy"), "trade_rider")
            .when(P3, card("trade_rider"))
            .when(P3, choice("p1"));
    Scenario<AgendaState> bribery =
        allPass(
            allPass(predicted)
                .when(P2, votes("p2", "lirta_iv"))
                .when(P1, votes("p1", "mecatol_rex")),
            "bribery");
    assertThat(offers(bribery, P2, "bribery")).isTrue();
    assertThat(isConcealed(bribery)).isTrue();
    Scenario<AgendaState> texts = allPass(bribery.when(P2, pass()), "confusing_legal_text");
    assertThat(offers(texts, P1, "confusing_legal_text")).isTrue();
    assertThat(isConcealed(texts)).isTrue();
    Scenario<AgendaState> plot = allPass(texts.when(P1, pass()), "deadly_plot");
    assertThat(offers(plot, P2, "deadly_plot")).isTrue();
    assertThat(isConcealed(plot)).isTrue();

    Scenario<AgendaState> dropped = plot.when(P2, card("deadly_plot")).thenAccepted();
    assertThat(dropped.happened())
        .containsSubsequence(new AgendaShown(POLICY), new AgendaDiscarded(POLICY));
    assertThat(dropped.table().council().laws()).isEmpty();
    Scenario<AgendaState> shown = allPass(plot);
    assertThat(events(shown)).containsSubsequence("AgendaShown", "OutcomeDecided", "LawEntered");
    assertThat(shown.table().player(P3).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule("agenda/covert_legislation.N5")
  void theSpeakerMayVote() {
    Scenario<AgendaState> votes =
        concealing(THREE, "mutiny").when(P2, new Abstain()).when(P3, new Abstain());

    assertThat(votes.awaited()).containsExactly(P1);
    assertThat(votes.when(P1, votes("for", "mecatol_rex")).table().player(P1).victoryPoints())
        .isEqualTo(1);
  }

  /** Whom the concealed agenda elects can be changed by Committee Formation, too. */
  @Test
  void theKindOfItsOutcomesIsKnown() {
    TableKit owned = law(THREE, "committee_formation", "p3");

    assertThat(concealing(owned, "minister_of_policy").awaited()).containsExactly(P3);
    assertThat(concealing(owned, "mutiny").awaited()).as("it elects nobody").containsExactly(P2);
  }

  @Test
  @Rule("transactions.N5")
  void theShownAgendaIsNoOtherAgendaForTransactions() {
    Scenario<AgendaState> voting = concealing(THREE, "incentive_program");
    Trading traded =
        Trading.of(voting.table(), Transactions.period(voting.table()).orElseThrow())
            .traded(P1, P2);
    Agenda shown = current(voting).shown(MUTINY);
    TableKit after = THREE.with(_ -> voting.table()).with(t -> t.withPart(Trading.ID, _ -> traded));

    assertThat(Transactions.partners(after.table(), P1)).containsExactly(P3);
    assertThat(
            Trading.of(
                    after.table(),
                    new Period(Agenda.frame(after.table()), Optional.of(shown.agenda())))
                .haveTraded(P1, P2))
        .isTrue();
  }

  private static boolean isConcealed(Scenario<AgendaState> scenario) {
    return scenario.table().council().concealed().equals(Optional.of(POLICY))
        && current(scenario).agenda().equals(COVERT);
  }

  private static List<String> events(Scenario<AgendaState> scenario) {
    return scenario.events().stream().map(GameEvent::getClass).map(Class::getSimpleName).toList();
  }

  /** Covert Legislation is revealed and conceals this agenda. The next one is Arms Reduction. */
  private static Scenario<AgendaState> concealing(TableKit kit, String agenda) {
    return revealing(kit, "covert_legislation", agenda, "arms_reduction");
  }

  private static Agenda current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow();
  }
}
