package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.path;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** Fighters that come with ships through wormholes. */
class SaiSeravusTest {
  private static final Command USE =
      new AbilityCommand.UseAbility(Service.MAP, AbilityRef.parse("leader/sai_seravus"));

  /** Two systems with alpha wormholes, far apart. */
  private static TableKit holes() {
    return TableKit.players(2)
        .player(P1, "creuss")
        .leaders(P1, "sai_seravus")
        .tile("39", 0, 0)
        .tile("26", 0, 5)
        .frame(
            new TacticalAction(P1, SystemId.of("26"))
                .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));
  }

  private static Command choose(String count) {
    return new AbilityCommand.Choose(Service.MAP, List.of(count));
  }

  private static int count(Scenario<MapState> scenario, String place, UnitType type) {
    return scenario.table().units().count(Place.of(place), stack -> stack.type() == type);
  }

  private static List<String> counts(Scenario<MapState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  @Test
  @Rule({"leader/sai_seravus.N1", "leader/sai_seravus.N2"})
  void aFighterForEachShipWithCapacityThatCameThroughAWormhole() {
    TableKit kit = holes().units(P1, "39", CARRIER, 2).units(P1, "39", CRUISER, 1);
    Scenario<MapState> came =
        moving(kit, P1, "26")
            .when(P1, move(ship(CARRIER, "39"), ship(CARRIER, "39"), ship(CRUISER, "39")));
    assertThat(came.awaited()).containsExactly(P1);

    Scenario<MapState> asked = came.when(P1, USE);
    assertThat(counts(asked)).containsExactly("1", "2");
    assertThat(count(asked.when(P1, choose("2")), "26", FIGHTER)).isEqualTo(2);
    assertThat(count(came.when(P1, new AbilityCommand.LetPass(Service.MAP)), "26", FIGHTER))
        .isZero();
  }

  @Test
  @Rule({"leader/sai_seravus.N1.1", "leader/sai_seravus.N1.2"})
  void noneComesWhereTheCapacityIsFull() {
    TableKit kit =
        holes()
            .technologies(P1, "fighter_ii")
            .units(P1, "39", CARRIER, 1)
            .units(P1, "39", INFANTRY, 4);
    Scenario<MapState> came =
        moving(kit, P1, "26").when(P1, move(ship(CARRIER, "39", cargo("39", INFANTRY, 4))));

    assertThat(came.refusal()).isEmpty();
    assertThat(came.awaited()).isEmpty();
  }

  @Test
  @Rule("leader/sai_seravus.N1.3")
  void aDockThatSupportsFightersFreesRoomForMore() {
    TableKit kit =
        holes()
            .controls(P1, "lodor")
            .units(P1, "26/lodor", SPACE_DOCK, 1)
            .units(P1, "39", CARRIER, 1)
            .units(P1, "39", FIGHTER, 4);
    Scenario<MapState> came =
        moving(kit, P1, "26")
            .when(P1, move(ship(CARRIER, "39", cargo("39", FIGHTER, 4))))
            .when(P1, USE);

    assertThat(count(came, "26", FIGHTER)).isEqualTo(5);
  }

  @Test
  @Rule("leader/sai_seravus.N3")
  void whoGoesThroughAndComesBackHasGoneThrough() {
    TableKit kit = holes().technologies(P1, "carrier_ii").units(P1, "26", CARRIER, 1);
    Scenario<MapState> came =
        moving(kit, P1, "26")
            .when(P1, move(ship(CARRIER, "26").along(path("39", "26"))))
            .when(P1, USE);

    assertThat(count(came, "26", FIGHTER)).isEqualTo(1);
  }

  @Test
  @Rule({"leader/sai_seravus.N4", "leader/sai_seravus.N4.1"})
  void theMovementThatUnlocksItBringsNone() {
    TableKit kit =
        holes()
            .leader(P1, "sai_seravus", LeaderState.LOCKED)
            .round(1)
            .tile("25", 5, 0)
            .controls(P1, "quann")
            .controls(P2, "archon_ren")
            .units(P1, "25/quann", INFANTRY, 1)
            .units(P1, "39", CRUISER, 1)
            .units(P1, "39", CARRIER, 1);
    Scenario<MapState> came = moving(kit, P1, "26").when(P1, move(ship(CARRIER, "39")));

    assertThat(came.refusal()).isEmpty();
    assertThat(
            came.table().player(P1).leaders().is(new LeaderId("sai_seravus"), LeaderState.UNLOCKED))
        .isTrue();
    assertThat(came.awaited()).isEmpty();
    assertThat(count(came, "26", FIGHTER)).isZero();
  }

  /** P2 moves a carrier of Creuss upon its own cruiser, through a wormhole. */
  @Test
  @Rule({"leader/sai_seravus.N2.2", "leader/airo_shir_aur.N3"})
  void fightersComeWithShipsThatAnotherPlayerMoves() {
    SystemId to = SystemId.of("26");
    Scenario<MapState> moved =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            TableKit.players(2)
                .player(P1, "creuss")
                .player(P2, "mahact")
                .leaders(P1, "sai_seravus")
                .tile("39", 0, 0)
                .tile("26", 0, 5)
                .units(P1, "39", CARRIER, 1)
                .units(P2, "26", CRUISER, 1)
                .frame(new Turn(P2).acting())
                .frame(SpaceCombat.withoutRetreat(to, P1, P2))
                .frame(Relocation.movedBy(P2, P1, SystemId.of("39"), List.of(to))));

    assertThat(moved.awaited()).containsExactly(P1);
    assertThat(count(moved.when(P1, USE).thenAccepted(), "26", FIGHTER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/sai_seravus.N2.1")
  void whoRetreatsThroughAWormholeBringsNone() {
    TableKit kit = holes().units(P1, "39", CARRIER, 1);
    SpaceCombat combat = new SpaceCombat(SystemId.of("39"), P1, P2);
    Scenario<MapState> left =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            kit.frame(combat.announced(Optional.of(P1), Step.RETREATED))
                .frame(new Relocation(P1, SystemId.of("39"), List.of(SystemId.of("26")))));

    assertThat(count(left, "26", CARRIER)).isEqualTo(1);
    assertThat(count(left, "26", FIGHTER)).isZero();
    assertThat(left.awaited()).isEmpty();
  }
}
