package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.map.MapDecider;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.movement.ShipMove;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P1 has activated 38, where it has a carrier and Abyz, but not Fria. Three services act. */
final class LiftedForcesTest {
  private static final SystemId SYSTEM = SystemId.of("38");
  private static final Place ABYZ = Place.of("38/abyz");
  private static final Place FRIA = Place.of("38/fria");
  private static final PlanetId ON_FRIA = new PlanetId("fria");
  private static final TableKit BOARD =
      TableKit.players(2)
          .tile("38", 0, 0)
          .tile("19", 1, 0)
          .controls(P1, "abyz")
          .units(P1, "38", CARRIER, 1)
          .units(P1, "38/abyz", INFANTRY, 2)
          .tokens(P1, "38")
          .frame(new TacticalAction(P1, SYSTEM).at(Step.SPACE_CANNON_OFFENSE))
          .frame(new Movement(P1, SYSTEM));

  @Test
  @Rule("transport.N3")
  void infantryOfOnePlanetTakesAnotherOneOfTheSystem() {
    Table table = invaded(BOARD);

    assertThat(table.planets().controller(ON_FRIA)).contains(P1);
    assertThat(table.units().count(FRIA, unit -> unit.owner().equals(P1))).isEqualTo(2);
    assertThat(table.units().at(ABYZ)).isEmpty();
  }

  @Test
  @Rule("promissory_note/ceasefire.N3")
  void itDoesSoUnderACeasefire() {
    TableKit truce = BOARD.effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1"));

    assertThat(invaded(truce).planets().controller(ON_FRIA)).contains(P1);
  }

  private static Table invaded(TableKit kit) {
    Scenario<MapState> asked = Scenario.given(new MapDecider(StandardRules.TABLE), kit);
    Scenario<MapState> lifted =
        asked.when(
            P1,
            new MoveShips(
                List.of(
                    ShipMove.of(SYSTEM, CARRIER)
                        .along(List.of())
                        .carrying(List.of(new Pickup(ABYZ, INFANTRY, 2, false))))));
    Scenario<CombatState> invasion = combat(game(combat(game(lifted.table())).table()));
    return invasion
        .when(
            P1,
            new CommitGroundForces(
                List.of(new Landing(ON_FRIA, List.of(new UnitSelection(INFANTRY, 2, false)))),
                Optional.empty()))
        .thenAccepted()
        .table();
  }

  private static Table game(Table table) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit(table)).table();
  }

  private static Scenario<CombatState> combat(Table table) {
    return Scenario.given(new CombatDecider(StandardRules.TABLE), kit(table));
  }

  private static TableKit kit(Table table) {
    return TableKit.players(2).with(_ -> table);
  }
}
