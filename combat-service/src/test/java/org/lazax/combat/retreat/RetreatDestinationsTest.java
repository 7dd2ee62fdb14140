package org.lazax.combat.retreat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.galaxy.SystemId;

/** Where ships may retreat to. */
class RetreatDestinationsTest {
  private static final SystemId WELLON = SystemId.of("19");

  @Test
  @Rule({"space_combat.4.3", "space_combat.7.3"})
  void withoutSomewhereToGoNobodyIsAsked() {
    Scenario<CombatState> fought =
        spaceCombat(field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1), 7, 1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.7.3")
  void anOwnPlanetWithoutUnitsIsEnoughButShipsOfOthersBarIt() {
    TableKit kit =
        field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1).controls(P2, "wellon");

    assertThat(spaceCombat(kit).awaited()).containsExactly(P2);
    assertThat(destinations(kit.units(P1, "19", FIGHTER, 1), P2)).isEmpty();
    assertThat(destinations(kit.units(P3, "19", CRUISER, 1), P2)).isEmpty();
    assertThat(destinations(kit.units(P3, "19/wellon", INFANTRY, 1), P2)).containsExactly(WELLON);
  }

  @Test
  @Rule({"space_combat.N9", "modifiers.N2", "move.N1", "movement.N1"})
  void aRetreatReachesAdjacentSystemsOnlyWhateverAddsToTheMove() {
    TableKit kit =
        field()
            .technologies(P2, "gravity_drive")
            .effect(P2, "action_card/flank_speed")
            .units(P2, "46", CRUISER, 1)
            .units(P2, "19", CRUISER, 1);

    assertThat(destinations(kit, P2)).containsExactly(WELLON);
  }

  @Test
  @Rule({"space_combat.N2", "space_combat.N3", "space_combat.N4", "nebula.N1", "nebula.1"})
  void anomaliesThatShipsCannotEnterAreNoDestinations() {
    TableKit kit =
        field()
            .tile("42", 0, 1)
            .tile("43", -1, 0)
            .tile("44", 0, -1)
            .tile("41", 1, -1)
            .units(P2, "42", CRUISER, 1)
            .units(P2, "43", CRUISER, 1)
            .units(P2, "44", CRUISER, 1)
            .units(P2, "41", CRUISER, 1);

    assertThat(destinations(kit, P2)).containsExactly(SystemId.of("41"));
  }

  @Test
  @Rule("space_combat.N3")
  void theMagmusReactorOpensSupernovasToARetreat() {
    TableKit kit = field().tile("43", -1, 0).units(P2, "43", CRUISER, 1);

    assertThat(destinations(kit.technologies(P2, "magmus_reactor"), P2))
        .containsExactly(SystemId.of("43"));
    assertThat(destinations(kit, P2)).isEmpty();
  }

  @Test
  @Rule("space_combat.N2")
  void antimassDeflectorsOpenAsteroidFieldsToARetreat() {
    TableKit kit =
        field()
            .technologies(P2, "antimass_deflectors")
            .tile("42", 0, 1)
            .tile("44", 0, -1)
            .units(P2, "42", CRUISER, 1)
            .units(P2, "44", CRUISER, 1);

    assertThat(destinations(kit, P2)).containsExactly(SystemId.of("44"));
    assertThat(destinations(kit, P1)).isEmpty();
  }

  @Test
  @Rule({"space_combat.N4.2", "space_combat.N7", "action_card/nav_suite.N2"})
  void whatLetsShipsPassThroughAnomaliesOpensThemToNoRetreat() {
    TableKit kit =
        field()
            .law("shared_research")
            .effect(P2, "action_card/nav_suite")
            .tile("42", 0, 1)
            .tile("44", 0, -1)
            .units(P2, "42", CRUISER, 1)
            .units(P2, "44", CRUISER, 1);

    assertThat(destinations(kit, P2)).isEmpty();
  }

  @Test
  @Rule({"agenda/enforced_travel_ban.N3", "agenda/nexus_sovereignty.N2"})
  void whatClosesWormholesClosesThemToRetreats() {
    TableKit alphas =
        field().tile("39", 0, 5).tile("26", 5, 0).tileOffBoard("82B").units(P2, "26", CRUISER, 1);
    SystemId alpha = SystemId.of("39");
    SystemId nexus = SystemId.of("82");

    assertThat(Retreat.destinations(alphas.table(), alpha, P2)).containsExactly(SystemId.of("26"));
    assertThat(Retreat.destinations(alphas.law("enforced_travel_ban").table(), alpha, P2))
        .isEmpty();
    assertThat(Retreat.destinations(alphas.table(), nexus, P2)).containsExactly(SystemId.of("26"));
    assertThat(Retreat.destinations(alphas.law("nexus_sovereignty").table(), nexus, P2)).isEmpty();
  }

  @Test
  @Rule("action_card/lost_star_chart.N3")
  void byStarChartShipsRetreatFromAlphaToBeta() {
    TableKit between = field().tile("39", 0, 5).tile("25", 5, 0).units(P2, "25", CRUISER, 1);
    SystemId alpha = SystemId.of("39");

    assertThat(Retreat.destinations(between.table(), alpha, P2)).isEmpty();
    assertThat(
            Retreat.destinations(
                between.effect(P1, "action_card/lost_star_chart").table(), alpha, P2))
        .containsExactly(SystemId.of("25"));
  }

  @Test
  @Rule("unit/memoria_i.N3")
  void theFlagshipOfTheNomadRetreatsToNoMechFarAway() {
    TableKit nomad =
        field()
            .player(P2, "nomad")
            .tile("28", 0, 6)
            .units(P2, "27", FLAGSHIP, 1)
            .units(P2, "28", MECH, 1);

    assertThat(destinations(nomad, P2)).isEmpty();
  }

  @Test
  @Rule("gravity_rift.N5.3")
  void aGravityRiftTakesARetreatNoFurther() {
    TableKit rift =
        field()
            .tile("41", 1, 1)
            .tile("28", 2, 1)
            .units(P2, "19", CRUISER, 1)
            .units(P2, "46", CRUISER, 1);

    assertThat(Retreat.destinations(rift.table(), SystemId.of("41"), P2)).containsExactly(WELLON);
  }

  @Test
  @Rule({"unit/hil_colish.N7", "unit/hil_colish.N7.1"})
  void bothSidesMayRetreatThroughTheCreussFlagshipsWormholeWhileItIsThere() {
    TableKit delta =
        field()
            .player(P1, "creuss")
            .tile("17", 0, 6)
            .units(P1, "17", CRUISER, 1)
            .controls(P2, "lodor")
            .units(P1, "27", CRUISER, 1);
    SystemId gate = SystemId.of("17");

    assertThat(destinations(delta, P1)).isEmpty();
    assertThat(destinations(delta.units(P1, "27", FLAGSHIP, 1), P1)).containsExactly(gate);
    TableKit others =
        field()
            .player(P1, "creuss")
            .tile("17", 0, 6)
            .units(P2, "17", CRUISER, 1)
            .units(P1, "27", FLAGSHIP, 1);
    assertThat(destinations(others, P2)).containsExactly(gate);
  }

  private static List<SystemId> destinations(TableKit kit, Seat seat) {
    return Retreat.destinations(kit.table(), SYSTEM, seat);
  }

  @Test
  @Rule("technology/lazax_gate_folding.N2.4")
  void inAnActionOfTheWinnuOneMayRetreatFromMecatolRexThroughAWormhole() {
    TableKit winnu =
        field()
            .tile("18", 0, 5)
            .tile("26", 5, 0)
            .player(P1, "winnu")
            .technologies(P1, "lazax_gate_folding")
            .units(P2, "18", CRUISER, 1)
            .units(P2, "26", CRUISER, 1);
    TableKit acting =
        winnu.frame(
            new TacticalAction(P1, SystemId.MECATOL_REX)
                .at(TacticalAction.Progress.Step.SPACE_COMBAT));

    assertThat(Retreat.destinations(acting.table(), SystemId.MECATOL_REX, P2))
        .containsExactly(SystemId.of("26"));
    assertThat(Retreat.destinations(acting.table(), SystemId.of("26"), P2))
        .containsExactly(SystemId.MECATOL_REX);
    assertThat(Retreat.destinations(winnu.table(), SystemId.MECATOL_REX, P2)).isEmpty();
  }
}
