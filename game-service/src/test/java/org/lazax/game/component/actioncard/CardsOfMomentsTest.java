package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Action cards of other moments of the game: Master Plan, Reparations, Summit and War Machine. */
class CardsOfMomentsTest {
  private static final UseAbility MINING = use("mining_initiative");
  private static final LetPass PASS = new LetPass(Service.GAME);

  @Test
  @Rule({"action_card/master_plan.N1", "action_card/master_plan.N3"})
  void masterPlanAllowsAnotherActionThatIsNoPass() {
    TableKit kit = mining().holds(P1, "mining_initiative", "master_plan", "economic_initiative");
    Scenario<GameState> done = turn(kit).when(P1, MINING).thenAccepted();
    assertThat(done.awaited()).containsExactly(P1);

    Scenario<GameState> planned = done.when(P1, use("master_plan")).thenAccepted();
    assertThat(planned.awaited()).containsExactly(P1);
    planned.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
    Scenario<GameState> second = planned.when(P1, use("economic_initiative")).thenAccepted();
    assertThat(second.table().kernel().stack()).as("no third action").isEmpty();
    assertThat(done.when(P1, PASS).table().kernel().stack()).as("one action").isEmpty();
  }

  @Test
  @Rule("action_card/master_plan.N4")
  void afterACancelledSecondActionTheTurnMayEnd() {
    TableKit kit =
        mining()
            .holds(P1, "mining_initiative", "master_plan", "economic_initiative")
            .holds(P2, "sabotage");
    Scenario<GameState> planned =
        turn(kit)
            .when(P1, MINING)
            .when(P2, PASS)
            .when(P1, use("master_plan"))
            .when(P2, PASS)
            .thenAccepted();
    Scenario<GameState> cancelled =
        planned.when(P1, use("economic_initiative")).when(P2, use("sabotage")).thenAccepted();

    assertThat(cancelled.when(P1, new EndTurn()).thenAccepted().table().kernel().stack()).isEmpty();
  }

  @Test
  void aCancelledMasterPlanLeavesOneAction() {
    TableKit kit =
        mining()
            .holds(P1, "mining_initiative", "master_plan", "insubordination")
            .holds(P2, "sabotage");
    Scenario<GameState> cancelled =
        turn(kit)
            .when(P1, MINING)
            .when(P2, PASS)
            .when(P1, use("master_plan"))
            .when(P2, use("sabotage"))
            .thenAccepted();

    assertThat(cancelled.table().kernel().effects()).isEmpty();
    assertThat(cancelled.table().kernel().stack()).as("the turn is over").isEmpty();
    assertThat(cancelled.table().player(P1).actionCards())
        .containsExactly(new ActionCardId("insubordination"));
  }

  private static TableKit mining() {
    return TableKit.players(2).tile("75", 0, 0).controls(P1, "loki");
  }

  @Test
  @Rule("action_card/reparations.N1")
  void reparationsExhaustAPlanetOfTheTakerAndReadyOneOfTheLoser() {
    TableKit kit =
        taking().controls(P1, "abyz").controlsExhausted(P2, "fria").holds(P2, "reparations");
    Scenario<GameState> repaid = taken(kit).when(P2, use("reparations")).thenAccepted();

    assertThat(repaid.table().planets().readied(P1, new PlanetId("abyz"))).isFalse();
    assertThat(repaid.table().planets().readied(P2, new PlanetId("fria"))).isTrue();

    Scenario<GameState> half =
        taken(taking().controls(P1, "abyz").holds(P2, "reparations"))
            .when(P2, use("reparations"))
            .thenAccepted();
    assertThat(half.table().planets().readied(P1, new PlanetId("abyz"))).isFalse();
    Scenario<GameState> other =
        taken(taking().controlsExhausted(P2, "fria").holds(P2, "reparations"))
            .when(P2, use("reparations"))
            .thenAccepted();
    assertThat(other.table().planets().readied(P2, new PlanetId("fria"))).isTrue();
  }

  @Test
  @Rule("action_card/reparations.N1.1")
  void reparationsAreForWhoeverLostThePlanetAndNeedSomethingToDo() {
    assertThat(taken(taking().controls(P2, "fria").holds(P2, "reparations")).awaited()).isEmpty();
    assertThat(
            taken(
                    taking()
                        .controls(P1, "abyz")
                        .controlsExhausted(P3, "fria")
                        .holds(P3, "reparations"))
                .awaited())
        .isEmpty();
  }

  /** P1 takes Loki (75) from P2. */
  private static TableKit taking() {
    return TableKit.players(3).tile("75", 0, 0).tile("38", 0, 1).controls(P2, "loki");
  }

  private static Scenario<GameState> taken(TableKit kit) {
    return given(
        kit.frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId("loki"))));
  }

  @Test
  void summitBringsTwoTokensIntoPoolsOfTheOwnersChoice() {
    TableKit kit = Cards.laidOut(TableKit.players(2)).holds(P2, "summit");
    Scenario<GameState> gained =
        given(kit.frame(new StrategyPhase()))
            .when(P2, use("summit"))
            .when(P2, new Choose(Service.GAME, List.of("fleet")))
            .when(P2, new Choose(Service.GAME, List.of("strategy")))
            .thenAccepted();

    assertThat(gained.table().player(P2).tokens().fleet()).isEqualTo(4);
    assertThat(gained.table().player(P2).tokens().strategy()).isEqualTo(3);
    assertThat(gained.table().player(P2).tokens().tactic()).isEqualTo(3);
    assertThat(given(kit.sheet(P2, 8, 4, 4).frame(new StrategyPhase())).awaited())
        .as("the speaker chooses a card")
        .containsExactly(P1);
  }

  @Test
  @Rule("action_card/war_machine.N1")
  void warMachineLetsFourUnitsMoreBeProducedForOneLess() {
    TableKit kit = dock().holds(P1, "war_machine", "war_machine");
    Scenario<GameState> used = given(kit.frame(production())).when(P1, use("war_machine"));
    assertThat(used.thenAccepted().table().player(P1).actionCards()).hasSize(1);
    used.when(P1, use("war_machine")).thenRefusedAs("not-awaited");

    Scenario<GameState> produced = used.when(P1, produce(INFANTRY, 7, 3)).thenAccepted();
    assertThat(produced.table().units().count(P1, INFANTRY)).isEqualTo(7);
    assertThat(produced.table().player(P1).tradeGoods()).isEqualTo(7);
    used.when(P1, produce(INFANTRY, 8, 3)).thenRefused("production.1");
  }

  @Test
  @Rule("action_card/war_machine.N2")
  void warMachineIsOfNoUseWhereUnitsAreProducedWithoutProduction() {
    TableKit kit = dock().technologies(P1, "sling_relay").holds(P1, "war_machine");
    Scenario<GameState> asked =
        turn(kit)
            .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("technology/sling_relay")))
            .thenAccepted();

    asked.when(P1, use("war_machine")).thenRefusedAs("not-awaited");
    assertThat(asked.options(P1))
        .extracting(option -> option.form().command())
        .contains("game.produce-units");
  }

  /** By Regulated Conscription each infantry costs one resource. */
  @Test
  void warMachineCountsUnitsAndCostsUnderTheLaw() {
    TableKit kit = dock().law("regulated_conscription").holds(P1, "war_machine");
    Scenario<GameState> used = given(kit.frame(production())).when(P1, use("war_machine"));

    used.when(P1, produce(INFANTRY, 7, 5)).thenRefused("producing_units.1");
    Scenario<GameState> produced = used.when(P1, produce(INFANTRY, 7, 6)).thenAccepted();
    assertThat(produced.table().units().count(P1, INFANTRY)).isEqualTo(7);
    assertThat(produced.table().player(P1).tradeGoods()).isEqualTo(4);
  }

  /** A space dock on Loki (75), with one resource: it produces three units. */
  private static TableKit dock() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .controlsExhausted(P1, "loki")
        .goods(P1, 10, 0)
        .units(P1, "75/loki", SPACE_DOCK, 1);
  }

  private static Production production() {
    return new Production(P1, SystemId.of("75"));
  }

  private static ProduceUnits produce(UnitType type, int count, int goods) {
    return new ProduceUnits(
        List.of(new Produced(type, count, Place.of("75/loki"))),
        List.of(),
        new Payment(List.of(), goods));
  }

  private static UseAbility use(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return given(kit.frame(new Turn(P1)));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }
}
