package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.galaxy.SystemId;

/** Ships of p2 in the empty 46 and what is beside it; p1 is Mahact. */
class AiroShirAurTest {
  private static final String AIRO = "leader/airo_shir_aur";

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "mahact")
        .leaders(P1, "airo_shir_aur")
        .tile("46", 0, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "arc_prime")
        .units(P2, "46", CRUISER, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static List<Procedure> open(Table table) {
    return table.kernel().stack().stream()
        .filter(Frame.class::isInstance)
        .map(layer -> ((Frame) layer).procedure())
        .toList();
  }

  /** Ships of p3 in a system beside 46: is there anywhere to move those of p2? */
  private static boolean mayMoveTo(TableKit kit, String tile) {
    return mayMove(kit.tile(tile, 1, 0).units(P3, tile, CRUISER, 1), "46");
  }

  private static boolean mayMove(TableKit kit, String from) {
    Scenario<GameState> used = turn(kit).when(P1, use(AIRO));
    if (used.refusal().isPresent()) {
      used.thenRefused("abilities.3");
      return false;
    }
    return used.options(P1).stream()
            .anyMatch(option ->
                option instanceof AbilityOption.Choice choice && choice.candidates().contains(from))
        || used.table()
            .kernel()
            .within(Relocation.class)
            .filter(relocation -> relocation.from().equals(SystemId.of(from)))
            .isPresent();
  }

  @Test
  @Rule({
    "leader/airo_shir_aur.N12",
    "leader/airo_shir_aur.N13",
    "leader/airo_shir_aur.N13.2",
    "leaders.12"
  })
  void allShipsOfASystemGoToFightOthersAndNothingElseOfATacticalActionIsDone() {
    TableKit kit =
        board().tile("75", 1, 0).units(P3, "75", CRUISER, 1).units(P3, "75/loki", PDS, 1);
    Scenario<GameState> asked = turn(kit).when(P1, use(AIRO));
    AbilityOption.Choice choice = (AbilityOption.Choice) asked.options(P1).getFirst();
    assertThat(choice.candidates()).containsExactly("46", "75");

    Scenario<GameState> moving =
        asked.when(P1, new Choose(Service.GAME, List.of("46"))).thenAccepted();

    SystemId to = SystemId.of("75");
    assertThat(moving.happened())
        .containsExactly(new HeroPurged(P1, new LeaderId("airo_shir_aur")));
    assertThat(moving.table().tokens()).isEqualTo(kit.table().tokens());
    assertThat(open(moving.table()))
        .filteredOn(procedure -> !(procedure instanceof Effect))
        .containsExactly(
            Turn.acted(P1),
            SpaceCombat.withoutRetreat(to, P2, P3),
            Relocation.movedBy(P1, P2, SystemId.of("46"), List.of(to)));
  }

  @Test
  @Rule("leader/airo_shir_aur.N13.1")
  void nothingHangsOnTheMoveAsOnAnActivation() {
    TableKit kit =
        board().tile("47", 1, 0).units(P3, "47", CRUISER, 1).technologies(P3, "e_res_siphons");

    assertThat(
            turn(kit)
                .when(P1, use(AIRO))
                .when(P1, new Choose(Service.GAME, List.of("46")))
                .thenAccepted()
                .table()
                .player(P3)
                .tradeGoods())
        .isZero();
    assertThat(
            turn(kit)
                .when(P1, new ActivateSystem(SystemId.of("47")))
                .table()
                .player(P3)
                .tradeGoods())
        .as("what an activation gives")
        .isEqualTo(4);
  }

  @Test
  void nobodyIsMovedWhereNoOtherPlayerHasShips() {
    turn(board().tile("47", 1, 0)).when(P1, use(AIRO)).thenRefused("abilities.3");
    turn(board().tile("47", 1, 0).units(P2, "47", CRUISER, 1))
        .when(P1, use(AIRO))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/airo_shir_aur.N5")
  void theOwnerOfTheShipsNeedsDeflectorsForAnAsteroidField() {
    assertThat(mayMoveTo(board().technologies(P1, "antimass_deflectors"), "44")).isFalse();
    assertThat(mayMoveTo(board().technologies(P2, "antimass_deflectors"), "44")).isTrue();
  }

  @Test
  @Rule("leader/airo_shir_aur.N6")
  void theOwnerOfTheShipsNeedsTheReactorForASupernova() {
    assertThat(mayMoveTo(board().technologies(P1, "magmus_reactor"), "43")).isFalse();
    assertThat(mayMoveTo(board().technologies(P2, "magmus_reactor"), "43")).isTrue();
  }

  @Test
  void aNebulaIsOpenAsTheSystemOfTheCombatIsTheActiveOne() {
    assertThat(mayMoveTo(board(), "42")).isTrue();
  }

  @Test
  @Rule("leader/airo_shir_aur.N8")
  void theTravelBanClosesWormholes() {
    TableKit kit = wormholes("26");

    assertThat(mayMove(kit, "39")).isTrue();
    assertThat(mayMove(kit.law("enforced_travel_ban"), "39")).isFalse();
  }

  @Test
  @Rule("leader/airo_shir_aur.N9")
  void shipsOfCreussGoByNoWayThatOnlyCreussSees() {
    TableKit kit = wormholes("40");

    assertThat(mayMove(kit.player(P2, "creuss"), "39")).isFalse();
    assertThat(mayMove(kit.law("wormhole_reconstruction"), "39")).isTrue();
  }

  /** Ships of p2 at an alpha wormhole, of p3 at another far away. */
  private static TableKit wormholes(String other) {
    return board()
        .tile("39", 5, 0)
        .tile(other, -5, 0)
        .units(P2, "39", CRUISER, 1)
        .units(P3, other, CRUISER, 1);
  }
}
