package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.procedure.StrategyCardProcedure.LockSystem;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P1 is the speaker and P2 votes first. P3 predicts the outcome of Mutiny. */
class RidersTest {
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId ARMS = new AgendaId("arms_reduction");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "construction_rider",
        "diplomacy_rider",
        "leadership_rider",
        "politics_rider",
        "technology_rider",
        "trade_rider",
        "warfare_rider",
        "sanction"
      })
  @Rule({
    "action_card/construction_rider.N1",
    "action_card/construction_rider.N1.1",
    "action_card/diplomacy_rider.N2",
    "action_card/diplomacy_rider.N2.1",
    "action_card/imperial_rider.N1",
    "action_card/imperial_rider.N1.1",
    "action_card/leadership_rider.N1",
    "action_card/leadership_rider.N1.1",
    "action_card/politics_rider.N1",
    "action_card/politics_rider.N1.1",
    "action_card/sanction.N1",
    "action_card/sanction.N1.1",
    "action_card/technology_rider.N1",
    "action_card/technology_rider.N1.1",
    "action_card/trade_rider.N1",
    "action_card/trade_rider.N1.1",
    "action_card/warfare_rider.N1",
    "action_card/warfare_rider.N1.1"
  })
  void afterOneRiderAnotherMayPredictTheSameOutcomeOrAnother(String rider) {
    for (String other : List.of("for", "against")) {
      Scenario<AgendaState> both =
          council(THREE.holds(P3, rider).holds(P3, "imperial_rider"))
              .when(P3, card(rider))
              .when(P3, choice("for"))
              .when(P3, card("imperial_rider"))
              .when(P3, choice(other))
              .thenAccepted();

      assertThat(Predictions.all(both.table()))
          .containsExactly(
              new Prediction(P3, ref(rider), AgendaOutcome.FOR),
              new Prediction(P3, ref("imperial_rider"), AgendaOutcome.of(other)));
      assertThat(both.awaited()).as("p2 votes").containsExactly(P2);

      Scenario<AgendaState> reversed =
          council(THREE.holds(P3, rider).holds(P3, "imperial_rider"))
              .when(P3, card("imperial_rider"))
              .when(P3, choice("for"))
              .when(P3, card(rider))
              .when(P3, choice(other))
              .thenAccepted();
      assertThat(Predictions.all(reversed.table()))
          .containsExactly(
              new Prediction(P3, ref("imperial_rider"), AgendaOutcome.FOR),
              new Prediction(P3, ref(rider), AgendaOutcome.of(other)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "construction_rider",
        "diplomacy_rider",
        "imperial_rider",
        "leadership_rider",
        "politics_rider",
        "technology_rider",
        "trade_rider",
        "warfare_rider",
        "sanction"
      })
  @Rule({
    "action_card/construction_rider.N2",
    "action_card/construction_rider.N3",
    "action_card/diplomacy_rider.N3",
    "action_card/diplomacy_rider.N4",
    "action_card/imperial_rider.N2",
    "action_card/imperial_rider.N3",
    "action_card/leadership_rider.N2",
    "action_card/leadership_rider.N3",
    "action_card/politics_rider.N2",
    "action_card/politics_rider.N3",
    "action_card/sanction.N2",
    "action_card/sanction.N3",
    "action_card/technology_rider.N2",
    "action_card/technology_rider.N3",
    "action_card/trade_rider.N2",
    "action_card/trade_rider.N3",
    "action_card/warfare_rider.N2",
    "action_card/warfare_rider.N3",
    "agenda_phase.22.2",
    "agenda_phase.N4"
  })
  void whoCannotVoteMayPredictAndIsRewardedAfterTheOutcome(String rider) {
    Scenario<AgendaState> predicted =
        council(THREE.holds(P1, "assassinate_representative").holds(P3, rider))
            .when(P1, card("assassinate_representative"))
            .when(P1, choice("p3"))
            .when(P3, card(rider))
            .when(P3, choice("for"));
    assertThat(predicted.awaited()).containsExactly(P2);

    Scenario<AgendaState> voted = predicted.when(P2, votes("for", "archon_ren"));
    Scenario<AgendaState> over = voted.when(P1, new Abstain());
    List<GameEvent> events = new ArrayList<>(over.events());
    while (over.awaited().equals(List.of(P3))
        && over.options(P3).getFirst() instanceof AbilityOption.Choice asked) {
      over = over.when(P3, choice(asked.candidates().getFirst()));
      events.addAll(over.events());
    }
    int mutineer = events.indexOf(new VictoryPointsGained(P2, 1, "agenda/mutiny"));
    assertThat(mutineer).as("the outcome").isNotNegative();
    assertThat(rewards(events)).containsExactly(ref(rider));
    assertThat(events.subList(0, mutineer).stream().noneMatch(RidersTest::isReward)).isTrue();
  }

  @Test
  @Rule({"agenda_phase.22", "agenda_phase.22.1"})
  void onlyAPossibleOutcomeIsPredictedAndOnlyBeforeTheFirstVote() {
    Scenario<AgendaState> asked =
        council(THREE.holds(P3, "trade_rider")).when(P3, card("trade_rider"));
    asked.when(P3, choice("p2")).thenRefusedAs("no-such-choice");

    Scenario<AgendaState> voting =
        council(THREE.holds(P3, "trade_rider"))
            .when(P3, new AbilityCommand.LetPass(Service.AGENDA));
    assertThat(voting.awaited()).containsExactly(P2);
    voting.when(P3, card("trade_rider")).thenRefusedAs("not-awaited");
    voting
        .when(P2, votes("for", "archon_ren"))
        .when(P3, card("trade_rider"))
        .thenRefusedAs("not-awaited");
  }

  @Test
  void aWrongPredictionBringsNothingAndItsPlayerDoesNotVote() {
    Scenario<AgendaState> wrong = decided(predicting(THREE, "imperial_rider", "for"), "against");

    assertThat(wrong.table().player(P3).victoryPoints()).isZero();
    assertThat(rewards(wrong.events())).isEmpty();
    assertThat(Predictions.all(wrong.table())).as("they end with the agenda").isEmpty();
    assertThat(wrong.awaited()).as("the next agenda").contains(P2);
  }

  /** P1, the speaker, has two right predictions and P2 one. */
  @Test
  @Rule({"agenda_phase.N4", "agenda_phase.N5"})
  void rewardsComeInTurnAndTheirPlayerChoosesTheOrder() {
    Scenario<AgendaState> predicted =
        council(THREE.holds(P1, "imperial_rider").holds(P1, "trade_rider").holds(P2, "sanction"))
            .when(P1, card("imperial_rider"))
            .when(P1, choice("for"))
            .when(P2, card("sanction"))
            .when(P2, choice("for"))
            .when(P1, card("trade_rider"))
            .when(P1, choice("for"));
    Scenario<AgendaState> asked = predicted.when(P3, votes("for", "centauri"));
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactlyInAnyOrder("action_card/imperial_rider", "action_card/trade_rider");

    Scenario<AgendaState> paid = asked.when(P1, choice("action_card/trade_rider"));
    assertThat(rewards(paid.events()))
        .containsExactly(ref("trade_rider"), ref("sanction"), ref("imperial_rider"));
    assertThat(paid.table().player(P1).tradeGoods()).isEqualTo(5);
    assertThat(paid.table().player(P1).victoryPoints()).isEqualTo(1);
  }

  @Test
  void eachRewardIsWhatTheCardSays() {
    assertThat(paid(THREE, "imperial_rider").table().player(P3).victoryPoints()).isEqualTo(1);
    assertThat(paid(THREE, "trade_rider").table().player(P3).tradeGoods()).isEqualTo(5);
    assertThat(called(paid(THREE, "technology_rider"), Research.class).seat()).isEqualTo(P3);

    Scenario<AgendaState> politics = paid(THREE, "politics_rider");
    assertThat(called(politics, DrawActionCards.class)).isEqualTo(new DrawActionCards(P3, 3));
    assertThat(politics.table().speaker()).contains(P3);

    BuildStructure dock = called(paid(THREE, "construction_rider"), BuildStructure.class);
    assertThat(dock.seat()).isEqualTo(P3);
    assertThat(dock.types()).containsExactly(SPACE_DOCK);
    assertThat(dock.system()).isEmpty();

    Scenario<AgendaState> leadership = paid(THREE.sheet(P3, 1, 1, 1), "leadership_rider");
    for (String pool : List.of("tactic", "fleet", "tactic")) {
      leadership = leadership.when(P3, choice(pool));
    }
    assertThat(leadership.table().player(P3).tokens().tactic()).isEqualTo(3);
    assertThat(leadership.table().player(P3).tokens().fleet()).isEqualTo(2);
  }

  @Test
  void theSanctionTakesATokenOfEachPlayerWhoVotedForTheOutcome() {
    Scenario<AgendaState> over = paid(THREE.sheet(P1, 3, 3, 2).sheet(P2, 3, 2, 0), "sanction");

    assertThat(over.table().player(P2).tokens().fleet()).isEqualTo(1);
    assertThat(over.table().player(P1).tokens().fleet()).as("abstained").isEqualTo(3);
  }

  @Test
  @Rule("action_card/diplomacy_rider.N1")
  void allOthersPlaceATokenInTheChosenSystemAlsoInThatOfMecatolRex() {
    TableKit rex =
        THREE
            .tile("18", 0, 0)
            .tile("75", 1, 0)
            .controls(P3, "mecatol_rex", "loki")
            .controls(P1, "quann");
    Scenario<AgendaState> asked = paid(rex, "diplomacy_rider");
    assertThat(((AbilityOption.Choice) asked.options(P3).getFirst()).candidates())
        .contains("18", "75");

    Scenario<AgendaState> locked = asked.when(P3, choice("18"));
    assertThat(locked.table().tokens().get(SystemId.MECATOL_REX)).containsExactlyInAnyOrder(P1, P2);
    assertThat(called(locked, LockSystem.class).progress().left()).isEmpty();
  }

  @Test
  @Rule("action_card/warfare_rider.N4")
  void aDreadnoughtJoinsShipsAndComesFromTheBoardUndamagedIfTheReserveHasNone() {
    TableKit fleet =
        THREE
            .tile("75", 0, 0)
            .tile("38", 1, 0)
            .tile("26", 2, 0)
            .sheet(P3, 3, 9, 2)
            .units(P3, "75", CRUISER, 1);
    Scenario<AgendaState> placed = paid(fleet, "warfare_rider");
    assertThat(placed.table().units().count(P3, DREADNOUGHT)).isEqualTo(1);

    Scenario<AgendaState> lifted =
        paid(
                fleet
                    .damaged(P3, "38", DREADNOUGHT, 4)
                    .units(P3, "26", DREADNOUGHT, 1)
                    .tokens(P3, "26"),
                "warfare_rider")
            .when(P3, choice("75"));
    assertThat(lifted.table().units().at(Place.of("75")))
        .anyMatch(ship -> ship.type() == DREADNOUGHT && !ship.damaged());
    assertThat(lifted.table().units().count(P3, DREADNOUGHT)).isEqualTo(5);
  }

  @Test
  @Rule("faction_ability/galactic_threat.N1")
  void theNekroVirusGainsATechnologyOfAVoterWithARightPrediction() {
    TableKit nekro =
        THREE
            .player(P3, "nekro")
            .holds(P3, "trade_rider")
            .technologies(P1, "gravity_drive")
            .technologies(P2, "neural_motivator", "instinct_training");
    UseAbility threat =
        new UseAbility(Service.AGENDA, AbilityRef.parse("faction_ability/galactic_threat"));
    Scenario<AgendaState> predicted =
        council(nekro)
            .when(P3, threat)
            .when(P3, choice("for"))
            .when(P3, card("trade_rider"))
            .when(P3, choice("against"));
    assertThat(predicted.awaited()).as("p3 predicts once and does not vote").containsExactly(P2);

    Scenario<AgendaState> gained = decided(predicted, "for").when(P3, choice("neural_motivator"));
    assertThat(called(gained, GainTechnology.class).technology())
        .as("not the faction's, nor that of p1, who abstained")
        .isEqualTo(new TechnologyId("neural_motivator"));
  }

  @Test
  @Rule({"faction_ability/galactic_threat.N3", "faction_ability/galactic_threat.N3.1"})
  void withoutVotesThereIsNoTechnology() {
    TableKit nekro =
        THREE
            .player(P3, "nekro")
            .technologies(P1, "gravity_drive")
            .technologies(P2, "neural_motivator");
    Scenario<AgendaState> broken =
        council(nekro)
            .when(
                P3,
                new UseAbility(Service.AGENDA, AbilityRef.parse("faction_ability/galactic_threat")))
            .when(P3, choice("for"))
            .when(P2, new Abstain())
            .when(P1, new Abstain())
            .when(P1, new BreakTie(AgendaOutcome.FOR))
            .thenAccepted();

    assertThat(broken.table().kernel().within(GainTechnology.class)).isEmpty();
    assertThat(broken.awaited()).as("the next agenda").contains(P3);
  }

  /** The reward of P3 for the right prediction by this card. */
  private static Scenario<AgendaState> paid(TableKit kit, String rider) {
    return decided(predicting(kit, rider, "for"), "for");
  }

  private static Scenario<AgendaState> predicting(TableKit kit, String rider, String outcome) {
    return council(kit.holds(P3, rider)).when(P3, card(rider)).when(P3, choice(outcome));
  }

  /** P2 votes so, and the speaker abstains. */
  private static Scenario<AgendaState> decided(Scenario<AgendaState> voting, String outcome) {
    return voting.when(P2, votes(outcome, "archon_ren")).when(P1, new Abstain()).thenAccepted();
  }

  private static <P> P called(Scenario<AgendaState> scenario, Class<P> procedure) {
    return scenario.table().kernel().stack().stream()
        .filter(Frame.class::isInstance)
        .map(layer -> ((Frame) layer).procedure())
        .filter(procedure::isInstance)
        .map(procedure::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<ComponentRef> rewards(List<GameEvent> events) {
    return events.stream()
        .filter(RidersTest::isReward)
        .map(event -> AbilityRef.of(((EffectBegan) event).effect().ability()).component())
        .toList();
  }

  private static boolean isReward(GameEvent event) {
    return event instanceof EffectBegan began
        && began.effect().ability().toString().endsWith("#rewarded");
  }

  private static Scenario<AgendaState> council(TableKit kit) {
    return phase(
        kit.with(t -> t.withCouncil(t.council().withOrder(List.of(MUTINY, ARMS), List.of()))));
  }

  private static ComponentRef ref(String card) {
    return card(card).ability().component();
  }
}
