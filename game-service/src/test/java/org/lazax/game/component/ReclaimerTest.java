package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 is Winnu and gains Abyz in its tactical action. */
class ReclaimerTest {
  private static final String RECLAIMER = "unit/reclaimer";
  private static final String ABYZ = "38/abyz";

  @Test
  @Rule("unit/reclaimer.N1")
  void aMechPlacesAStructureAfterTheProduction() {
    Scenario<GameState> ends = gained(kit().units(P1, ABYZ, MECH, 1), P1);
    assertThat(ends.table().kernel().within(TacticalAction.class))
        .contains(new TacticalAction(P1, SystemId.of("38")).at(Step.OVER));
    Scenario<GameState> asked = ends.when(P1, Using.ability(RECLAIMER));
    assertThat(Using.candidates(asked, P1)).containsExactly(ABYZ + ":pds", ABYZ + ":space_dock");

    Scenario<GameState> built = asked.when(P1, Using.choose(ABYZ + ":space_dock")).thenAccepted();
    assertThat(built.table().units().at(Place.of(ABYZ))).contains(UnitStack.of(P1, SPACE_DOCK, 1));
    assertThat(built.table().kernel().stack()).as("nothing is produced").isEmpty();
  }

  @Test
  void nothingIsPlacedWithoutAMechOnAPlanetThatWasGained() {
    assertThat(gained(kit().units(P1, ABYZ, INFANTRY, 1), P1).awaited()).isEmpty();
    assertThat(gained(kit().controls(P1, "fria").units(P1, "38/fria", MECH, 1), P1).awaited())
        .as("a planet that was controlled before")
        .isEmpty();
    assertThat(gained(kit().units(P1, ABYZ, MECH, 1), P2).awaited())
        .as("in the action of another player")
        .isEmpty();
  }

  @Test
  @Rule("unit/reclaimer.N2")
  void aStructureComesFromASystemWithoutAnOwnTokenIfNoneIsLeft() {
    TableKit kit =
        kit()
            .tile("75", 0, 1)
            .tile("26", 1, 0)
            .tile("27", 1, 1)
            .controls(P1, "loki", "abaddon", "lodor", "new_albion")
            .units(P1, ABYZ, MECH, 1)
            .units(P1, "75/loki", PDS, 2)
            .units(P1, "75/abaddon", PDS, 1)
            .units(P1, "26/lodor", PDS, 2)
            .units(P1, "27/new_albion", PDS, 1)
            .tokens(P1, "27");
    Scenario<GameState> asked =
        gained(kit, P1).when(P1, Using.ability(RECLAIMER)).when(P1, Using.choose(ABYZ + ":pds"));
    assertThat(Using.candidates(asked, P1))
        .containsExactlyInAnyOrder("75/loki", "75/abaddon", "26/lodor");

    Scenario<GameState> lifted = asked.when(P1, Using.choose("26/lodor")).thenAccepted();
    assertThat(lifted.table().units().at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P1, PDS, 1));
    assertThat(lifted.table().units().at(Place.of(ABYZ))).contains(UnitStack.of(P1, PDS, 1));
  }

  @Test
  @Rule("unit/reclaimer.N2")
  void aDockComesFromASystemWithoutAnOwnTokenIfNoneIsLeft() {
    TableKit docks =
        kit()
            .tile("75", 0, 1)
            .tile("26", 1, 0)
            .tile("27", 1, 1)
            .controls(P1, "loki", "lodor", "new_albion")
            .units(P1, ABYZ, MECH, 1)
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .units(P1, "26/lodor", SPACE_DOCK, 1)
            .units(P1, "27/new_albion", SPACE_DOCK, 1)
            .tokens(P1, "27");
    Scenario<GameState> asked =
        gained(docks, P1)
            .when(P1, Using.ability(RECLAIMER))
            .when(P1, Using.choose(ABYZ + ":space_dock"));
    assertThat(Using.candidates(asked, P1)).containsExactlyInAnyOrder("75/loki", "26/lodor");

    Scenario<GameState> lifted = asked.when(P1, Using.choose("75/loki")).thenAccepted();
    assertThat(lifted.table().units().at(Place.of("75/loki"))).isEmpty();
    assertThat(lifted.table().units().at(Place.of(ABYZ))).contains(UnitStack.of(P1, SPACE_DOCK, 1));
  }

  @Test
  @Rule("unit/reclaimer.N3")
  void eachMechPlacesOneWithinTheLimitsOfThePlanet() {
    Scenario<GameState> ends = gained(kit().units(P1, ABYZ, MECH, 2), P1);
    Scenario<GameState> dock =
        ends.when(P1, Using.ability(RECLAIMER)).when(P1, Using.choose(ABYZ + ":space_dock"));
    assertThat(Using.abilities(dock, P1)).contains(RECLAIMER);
    Scenario<GameState> both = dock.when(P1, Using.ability(RECLAIMER)).thenAccepted();
    assertThat(both.table().units().at(Place.of(ABYZ)))
        .as("no second dock")
        .contains(UnitStack.of(P1, SPACE_DOCK, 1), UnitStack.of(P1, PDS, 1));
    assertThat(both.awaited()).as("two mechs, two structures").isEmpty();

    Scenario<GameState> pds =
        ends.when(P1, Using.ability(RECLAIMER))
            .when(P1, Using.choose(ABYZ + ":pds"))
            .when(P1, Using.ability(RECLAIMER))
            .when(P1, Using.choose(ABYZ + ":pds"))
            .thenAccepted();
    assertThat(pds.table().units().at(Place.of(ABYZ))).contains(UnitStack.of(P1, PDS, 2));
  }

  @Test
  @Rule("unit/reclaimer.N4")
  void theMechMayComeAfterTheGain() {
    TableKit recorded =
        kit()
            .effect(P1, "unit/reclaimer#gained", Map.of("planet", "abyz"))
            .controls(P1, "abyz")
            .units(P1, ABYZ, INFANTRY, 1);

    assertThat(ended(recorded.units(P1, ABYZ, MECH, 1)).awaited()).containsExactly(P1);
    assertThat(ended(recorded).awaited()).isEmpty();
  }

  @Test
  @Rule("unit/reclaimer.N4")
  void aPlanetIsGainedWithoutTheMechThatComesLater() {
    TableKit dock =
        kit()
            .controls(P1, "fria")
            .units(P1, "38/fria", SPACE_DOCK, 1)
            .units(P1, ABYZ, INFANTRY, 1)
            .frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, SystemId.of("38")).at(Step.PRODUCTION))
            .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz")));
    Table gained = Scenario.given(new GameDecider(StandardRules.TABLE), dock).table();
    List<UnitStack> mech = List.of(UnitStack.of(P1, MECH, 1));
    Table later = new UnitsPlaced(Place.of(ABYZ), mech).fold(gained);

    assertThat(Using.abilities(producingNothing(later), P1)).containsExactly(RECLAIMER);
    assertThat(producingNothing(gained).awaited()).as("without a mech").isEmpty();
  }

  private static Scenario<GameState> producingNothing(Table table) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE), TableKit.players(2).with(_ -> table))
        .when(P1, new ProduceNothing())
        .thenAccepted();
  }

  private static Scenario<GameState> ended(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, SystemId.of("38")).at(Step.END)));
  }

  private static TableKit kit() {
    return TableKit.players(2).player(P1, "winnu").tile("38", 0, 0).sheet(P1, 3, 3, 2);
  }

  private static Scenario<GameState> gained(TableKit kit, Seat active) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(active).acting())
            .frame(new TacticalAction(active, SystemId.of("38")).at(Step.END))
            .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz"))));
  }
}
