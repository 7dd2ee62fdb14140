package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.Agenda.Step;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.event.planets.PlanetsExhausted;

/** P1 is the speaker. Everybody can vote. */
class CouncilCardsTest {
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId ARMS = new AgendaId("arms_reduction");

  /** The phase begins with mutiny and arms_reduction on top of the deck. */
  private static Scenario<AgendaState> council(TableKit kit) {
    return phase(stacked(kit));
  }

  private static TableKit stacked(TableKit kit) {
    return kit.with(t -> t.withCouncil(t.council().withOrder(List.of(MUTINY, ARMS), List.of())));
  }

  private static AgendaId current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow().agenda();
  }

  @Test
  void vetoReplacesAnAgendaBeforeTheVotes() {
    var vetoed = council(THREE.holds(P3, "veto")).when(P3, card("veto")).thenAccepted();

    assertThat(vetoed.happened()).contains(new AgendaDiscarded(MUTINY));
    assertThat(current(vetoed)).isEqualTo(ARMS);
    assertThat(vetoed.awaited()).as("the other one is voted on").containsExactly(P2);
    assertThat(vetoed.table().kernel().within(AgendaPhase.class).orElseThrow().progress().done())
        .as("a replaced agenda is none of the two")
        .isZero();
  }

  @Test
  void aCancelledVetoReplacesNothing() {
    var cancelled =
        council(THREE.holds(P3, "veto").holds(P2, "sabotage"))
            .when(P2, pass())
            .when(P3, card("veto"))
            .when(P2, card("sabotage"))
            .thenAccepted();

    assertThat(current(cancelled)).isEqualTo(MUTINY);
  }

  @Test
  void aRiderPredictsTheAgendaThatReplacesAnother() {
    var revealed = council(THREE.holds(P3, "veto").holds(P2, "trade_rider"));
    assertThat(offers(revealed, P2, "trade_rider")).as("it may be replaced").isFalse();

    var vetoed = allPass(revealed.when(P2, pass()).when(P3, card("veto")), "trade_rider");
    assertThat(current(vetoed)).isEqualTo(ARMS);
    assertThat(offers(vetoed, P2, "trade_rider")).isTrue();
    var over =
        vetoed
            .when(P2, card("trade_rider"))
            .when(P2, choice("for"))
            .when(P3, votes("for", "centauri"))
            .when(P1, new Abstain(), 1)
            .thenAccepted();
    assertThat(over.own().decided()).extracting(OutcomeDecided::agenda).containsExactly(ARMS);
    assertThat(over.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  @Test
  void aPredictionIsLostWithTheAgendaThatIsReplaced() {
    TableKit kit =
        THREE
            .with(t ->
                t.withCouncil(t.council().withDrawn(MUTINY).withOrder(List.of(ARMS), List.of())))
            .frame(new AgendaPhase().begun())
            .frame(
                Agenda.revealed(MUTINY, List.of(AgendaOutcome.FOR, AgendaOutcome.AGAINST))
                    .at(Step.REPLACED));
    Grant rider = new Grant(card("trade_rider").ability().component(), P2);
    EffectBegan prediction =
        LastingEffects.until(
            Agenda.frame(kit.table()),
            card("trade_rider").ability(),
            rider,
            Map.of("predicted", "for"));
    TableKit predicted = kit.with(t -> t.evolve(prediction, Stamp.NONE));
    assertThat(Predictions.isLaid(predicted.table(), rider)).isTrue();

    var replaced = Scenario.given(new AgendaDecider(StandardRules.TABLE), predicted);
    assertThat(current(replaced)).isEqualTo(ARMS);
    assertThat(Predictions.all(replaced.table())).isEmpty();
    assertThat(replaced.awaited()).as("p2 votes on the next one").containsExactly(P2);
  }

  /** P1, the speaker, is rewarded before P3. */
  @Test
  @Rule("agenda_phase.22.2")
  void aRewardThatWinsTheGameComesAfterTheOutcomeAndEndsItAtOnce() {
    var over =
        council(THREE.points(P1, 9).holds(P1, "imperial_rider").holds(P3, "trade_rider"))
            .when(P1, card("imperial_rider"))
            .when(P1, choice("for"))
            .when(P3, card("trade_rider"))
            .when(P3, choice("for"))
            .when(P2, votes("for", "archon_ren"))
            .thenAccepted();

    assertThat(over.table().player(P2).victoryPoints()).as("mutiny").isEqualTo(1);
    assertThat(over.table().ending().orElseThrow().winner()).isEqualTo(P1);
    assertThat(over.table().player(P3).tradeGoods()).as("the game is over").isZero();
    assertThat(over.awaited()).isEmpty();
  }

  @Test
  void quashReplacesAnAgendaForAToken() {
    TableKit xxcha = THREE.sheet(P2, 3, 3, 1);
    UseAbility quash = new UseAbility(Service.AGENDA, AbilityRef.parse("faction_ability/quash"));

    var quashed = council(xxcha).when(P2, quash).thenAccepted();

    assertThat(current(quashed)).isEqualTo(ARMS);
    assertThat(quashed.table().player(P2).tokens().strategy()).isZero();
    assertThat(offers(quashed, P2, "quash")).as("no token is left for the next one").isFalse();
  }

  @Test
  void theRepresentativeOfOnePlayerDoesNotVoteButItsPlayerUsesAbilities() {
    var silenced =
        council(THREE.holds(P1, "assassinate_representative").holds(P2, "insider_information"))
            .when(P1, card("assassinate_representative"))
            .when(P1, choice("p2"));

    assertThat(offers(silenced, P2, "insider_information")).isTrue();
    var voting = silenced.when(P2, card("insider_information")).thenAccepted();
    assertThat(voting.awaited()).as("p2 is not asked to vote").containsExactly(P3);
    assertThat(ballot(voting, P2)).isEqualTo(Ballot.abstention(P2));
  }

  @Test
  @Rule("action_card/assassinate_representative.N1")
  void aPlayerWhoseRepresentativeIsDeadPredictsAndIsPaid() {
    var silenced =
        council(THREE.holds(P1, "assassinate_representative").holds(P2, "trade_rider"))
            .when(P1, card("assassinate_representative"))
            .when(P1, choice("p2"));
    assertThat(offers(silenced, P2, "trade_rider")).isTrue();

    var voting = silenced.when(P2, card("trade_rider")).when(P2, choice("for"));
    assertThat(voting.awaited()).containsExactly(P3);
    var over = voting.when(P3, votes("for", "centauri")).when(P1, new Abstain()).thenAccepted();
    assertThat(over.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule("agenda_phase.16")
  void whoIsBarredFromVotingAddsNoVotesByAnyCard() {
    TableKit kit =
        THREE
            .technologies(P2, "predictive_intelligence")
            .holds(P1, "assassinate_representative")
            .holds(P2, "bribery", "distinguished_councilor")
            .goods(P2, 4, 0);
    var silenced =
        council(kit)
            .when(P1, card("assassinate_representative"))
            .when(P1, choice("p2"))
            .thenAccepted();

    var voting = allPass(silenced);
    voting.when(P2, votes("for", "archon_ren")).thenRefusedAs("not-awaited");
    var third = voting.when(P3, votes("for", "centauri"));
    assertThat(offers(third, P2, "distinguished_councilor")).isFalse();
    var over = allPass(third).when(P1, new Abstain()).thenAccepted();
    assertThat(offers(over, P2, "bribery")).isFalse();
    assertThat(over.own().decided().getFirst().ballots()).contains(Ballot.abstention(P2));
  }

  @Test
  void theBanEndsWithTheAgenda() {
    var next =
        council(THREE.holds(P1, "assassinate_representative"))
            .when(P1, card("assassinate_representative"))
            .when(P1, choice("p2"))
            .when(P3, votes("for", "centauri"))
            .when(P1, new Abstain())
            .thenAccepted();

    assertThat(current(next)).isEqualTo(ARMS);
    assertThat(next.awaited()).containsExactly(P2);
  }

  @Test
  @Rule("action_card/hack_election.N1")
  void votesGoRoundTheOtherWayAndTheSpeakerIsLast() {
    var hacked =
        council(THREE.holds(P1, "hack_election")).when(P1, card("hack_election")).thenAccepted();
    var second = hacked.when(P3, new Abstain());
    var third = second.when(P2, new Abstain());

    assertThat(List.of(hacked.awaited(), second.awaited(), third.awaited()))
        .containsExactly(List.of(P3), List.of(P2), List.of(P1));
  }

  @Test
  @Rule("action_card/hack_election.N2")
  void zealVotesFirstAllTheSame() {
    var hacked =
        council(THREE.player(P2, "argent").holds(P1, "hack_election"))
            .when(P1, card("hack_election"))
            .thenAccepted();

    assertThat(hacked.awaited()).containsExactly(P2);
    assertThat(hacked.when(P2, new Abstain()).awaited()).containsExactly(P3);
  }

  @Test
  void theNextAgendaIsSeenByOnePlayerOnly() {
    var seen =
        council(THREE.holds(P3, "insider_information"))
            .when(P3, card("insider_information"))
            .thenAccepted();

    assertThat(seen.happened())
        .filteredOn(AgendasSeen.class::isInstance)
        .singleElement()
        .satisfies(event -> {
          assertThat(((AgendasSeen) event).agendas()).containsExactly(ARMS);
          assertThat(event.audience().includes(Optional.of(P3))).isTrue();
          assertThat(event.audience().includes(Optional.of(P2))).isFalse();
        });
    assertThat(AgendaDeck.left(seen.table())).contains(ARMS);
  }

  @Test
  @Rule("action_card/ancient_burial_sites.N1")
  void culturalPlanetsAreExhaustedBeforeTheFirstAgenda() {
    var begun = council(THREE.holds(P1, "ancient_burial_sites"));
    assertThat(begun.table().kernel().within(Agenda.class)).isEmpty();

    var buried = begun.when(P1, card("ancient_burial_sites")).when(P1, choice("p3"));

    assertThat(buried.happened())
        .contains(new PlanetsExhausted(P3, List.of(new PlanetId("centauri"))));
    assertThat(offers(begun.when(P1, pass()), P1, "ancient_burial_sites")).isFalse();
  }

  @Test
  @Rule("action_card/ancient_burial_sites.N2")
  void aPlayerWithoutCulturalPlanetsCanBeChosen() {
    var buried =
        council(THREE.holds(P1, "ancient_burial_sites"))
            .when(P1, card("ancient_burial_sites"))
            .when(P1, choice("p2"))
            .thenAccepted();

    assertThat(buried.happened()).noneMatch(PlanetsExhausted.class::isInstance);
  }
}
