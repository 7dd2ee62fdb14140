package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Action cards that are played after a system was activated. P1 activates Loki (75). */
class ActivationCardsTest {
  private static TableKit board() {
    return TableKit.players(3).tile("75", 0, 0).tile("38", 0, 1).tile("26", 0, 2);
  }

  @Test
  void counterstrokeReturnsATokenToTheTacticPool() {
    TableKit kit = board().tokens(P2, "75").holds(P2, "counterstroke");
    Scenario<GameState> returned = activated(kit).when(P2, use("counterstroke")).thenAccepted();

    assertThat(returned.table().tokens().get(SystemId.of("75"))).containsExactly(P1);
    assertThat(returned.table().player(P2).tokens().tactic()).isEqualTo(4);
    assertThat(awaits(board().tokens(P3, "75").holds(P2, "counterstroke"))).isFalse();
  }

  @Test
  void forwardSupplyBaseBringsThreeGoodsAndOneToAnother() {
    TableKit kit = board().units(P2, "75", CRUISER, 1).holds(P2, "forward_supply_base");
    Scenario<GameState> asked = activated(kit).when(P2, use("forward_supply_base"));
    assertThat(candidates(asked)).containsExactly("p1", "p3");

    Scenario<GameState> gained = asked.when(P2, choose("p3"));
    assertThat(gained.table().player(P2).tradeGoods()).isEqualTo(3);
    assertThat(gained.table().player(P3).tradeGoods()).isEqualTo(1);
    assertThat(gained.table().player(P1).tradeGoods()).isZero();
    assertThat(awaits(board().units(P3, "75", CRUISER, 1).holds(P2, "forward_supply_base")))
        .as("no units of its own")
        .isFalse();
    assertThat(awaits(board().units(P1, "75", CRUISER, 1).holds(P1, "forward_supply_base")))
        .as("its own activation")
        .isFalse();
  }

  @Test
  @Rule("action_card/harness_energy.N1")
  void harnessEnergyReplenishesCommoditiesAlsoIfNoneIsMissing() {
    TableKit kit = TableKit.players(2).tile("42", 0, 0).holds(P1, "harness_energy");
    Scenario<GameState> replenished =
        turn(kit).when(P1, activate("42")).when(P1, use("harness_energy")).thenAccepted();
    assertThat(replenished.table().player(P1).commodities()).isEqualTo(6);

    TableKit full = kit.goods(P1, 0, 6);
    assertThat(turn(full).when(P1, activate("42")).awaited()).containsExactly(P1);
    assertThat(awaits(board().holds(P1, "harness_energy"))).as("no anomaly").isFalse();
  }

  @Test
  void rallyPutsTwoTokensIntoTheFleetPoolOrAsManyAsAreLeft() {
    TableKit kit = board().units(P2, "75", CRUISER, 1).holds(P1, "rally");
    assertThat(activated(kit).when(P1, use("rally")).table().player(P1).tokens().fleet())
        .isEqualTo(5);

    Scenario<GameState> one = activated(kit.sheet(P1, 8, 4, 3)).when(P1, use("rally"));
    assertThat(one.table().player(P1).tokens().fleet()).isEqualTo(5);
    assertThat(awaits(kit.sheet(P1, 8, 4, 4))).as("no token is left").isFalse();
    assertThat(awaits(board().units(P1, "75", CRUISER, 1).holds(P1, "rally")))
        .as("no ships of others")
        .isFalse();

    TableKit law = kit.law("fleet_regulations");
    Scenario<GameState> four = activated(law).when(P1, use("rally"));
    assertThat(four.table().player(P1).tokens().fleet()).as("not five").isEqualTo(4);
    assertThat(awaits(law.sheet(P1, 3, 4, 2))).as("no room").isFalse();
  }

  @Test
  @Rule({"action_card/upgrade.N1", "action_card/upgrade.N2"})
  void upgradeReplacesACruiserThatIsThereByADreadnought() {
    TableKit kit = board().units(P1, "75", CRUISER, 2).holds(P1, "upgrade");
    Scenario<GameState> upgraded = activated(kit).when(P1, use("upgrade")).thenAccepted();

    assertThat(upgraded.table().units().at(Place.of("75")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CRUISER, 1), UnitStack.of(P1, DREADNOUGHT, 1));
    assertThat(
            awaits(
                board()
                    .units(P1, "38", CRUISER, 1)
                    .units(P2, "75", CRUISER, 1)
                    .holds(P1, "upgrade")))
        .isFalse();
  }

  @Test
  @Rule("action_card/upgrade.N3")
  void withoutDreadnoughtsInTheReinforcementsOneIsTakenFromASystemWithoutOnesToken() {
    TableKit all =
        board()
            .tile("27", 3, 0)
            .sheet(P1, 3, 8, 2)
            .units(P1, "75", CRUISER, 1)
            .damaged(P1, "26", DREADNOUGHT, 2)
            .units(P1, "27", DREADNOUGHT, 3)
            .tokens(P1, "27")
            .holds(P1, "upgrade");
    Scenario<GameState> upgraded = activated(all).when(P1, use("upgrade")).thenAccepted();

    assertThat(upgraded.table().units().at(Place.of("75")))
        .containsExactly(UnitStack.of(P1, DREADNOUGHT, 1));
    assertThat(upgraded.table().units().count(Place.of("26"), _ -> true)).isEqualTo(1);
    assertThat(upgraded.table().units().count(Place.of("27"), _ -> true)).isEqualTo(3);
  }

  @Test
  @Rule("action_card/decoy_operation.N1")
  void decoyOperationMovesUpToTwoGroundForcesThatStayDamaged() {
    TableKit kit =
        board()
            .controls(P2, "loki", "abyz")
            .units(P2, "75/loki", PDS, 1)
            .units(P2, "38/abyz", INFANTRY, 3)
            .damaged(P2, "38/abyz", MECH, 1)
            .holds(P2, "decoy_operation");
    Scenario<GameState> asked = activated(kit).when(P2, use("decoy_operation")).thenAccepted();
    Scenario<GameState> moved =
        asked.when(P2, choose("38/abyz:infantry:1", "38/abyz:damaged-mech:1")).thenAccepted();

    assertThat(moved.table().units().at(Place.of("75/loki")))
        .containsExactlyInAnyOrder(
            UnitStack.of(P2, PDS, 1),
            UnitStack.of(P2, INFANTRY, 1),
            new UnitStack(P2, MECH, 1, true));
    assertThat(asked.when(P2, choose()).thenAccepted().table().units())
        .isEqualTo(kit.table().units());
    asked
        .when(P2, choose("38/abyz:infantry:1", "38/abyz:infantry:2", "38/abyz:damaged-mech:1"))
        .thenRefusedAs("no-such-choice");
    assertThat(awaits(board().controls(P2, "loki").holds(P2, "decoy_operation")))
        .as("no structure")
        .isFalse();
  }

  private static boolean awaits(TableKit kit) {
    return activated(kit).table().kernel().awaiting().isPresent();
  }

  private static List<String> candidates(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(asked.awaited().getFirst()).getFirst())
        .candidates();
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static UseAbility use(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }

  private static ActivateSystem activate(String system) {
    return new ActivateSystem(SystemId.of(system));
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return turn(kit).when(P1, activate("75"));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
