package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 is the Nekro Virus and copies what others know about movement. */
class AssimilatedMovementTest extends MovementComponents {
  private static final String X = "valefar_assimilator_x";
  private static final String Y = "valefar_assimilator_y";
  private static final Captive CRUISERS = new Captive(Optional.of(P2), CRUISER, 2);

  @Test
  @Rule("technology/valefar_assimilator_x.N10.1")
  void captivesAreFreedBeforeAFloatingDockOfTheirCaptorIsDestroyed() {
    TableKit kit =
        copying(copying(column("49").player(P1, "nekro"), X, "floating_factory_ii"), Y, "vortex")
            .units(P1, "46", SPACE_DOCK, 1)
            .units(P2, "49", CRUISER, 1)
            .with(t -> t.withPart(Captives.ID, c -> c.with(P1, List.of(CRUISERS))));

    Scenario<MapState> arrived =
        moving(kit, P2, "46").when(P2, move(ship(CRUISER, "49"))).thenAccepted();
    assertThat(arrived.happened())
        .containsSubsequence(
            new CaptivesReturned(P1, List.of(CRUISERS)),
            new UnitsDestroyed(
                Place.of("46"), List.of(UnitStack.of(P1, SPACE_DOCK, 1)), Optional.empty()));
    assertThat(Captives.of(arrived.table(), P1)).isEmpty();
    assertThat(arrived.table().units().at(Place.of("46"), P1)).isEmpty();

    Scenario<MapState> guarded =
        moving(kit.units(P1, "46", CRUISER, 1), P2, "46").when(P2, move(ship(CRUISER, "49")));
    assertThat(Captives.of(guarded.table(), P1)).containsExactly(CRUISERS);
    assertThat(docks(guarded, "46")).isEqualTo(1);
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N10.3")
  void docksEnterSupernovasWithBothCopies() {
    TableKit dock = column("43").player(P1, "nekro").units(P1, "46", SPACE_DOCK, 1);
    TableKit floating = copying(dock, X, "floating_factory_ii");

    Scenario<MapState> entered =
        moving(copying(floating, Y, "magmus_reactor"), P1, "43")
            .when(P1, move(ship(SPACE_DOCK, "46")))
            .thenAccepted();
    assertThat(docks(entered, "43")).isEqualTo(1);
    assertThat(docks(entered, "46")).isZero();
    assertThat(moving(floating, P1, "43").awaited()).as("without the reactor").isEmpty();
    assertThat(moving(copying(dock, Y, "magmus_reactor"), P1, "43").awaited())
        .as("docks that do not move")
        .isEmpty();
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N10.4")
  void docksOfTwoPlayersShareASystemWithoutShips() {
    TableKit both =
        copying(column("49").player(P1, "nekro"), X, "floating_factory_ii")
            .player(P2, "saar")
            .technologies(P2, "floating_factory_ii")
            .units(P1, "46", SPACE_DOCK, 1)
            .units(P2, "47", SPACE_DOCK, 1);

    Scenario<MapState> came =
        moving(both, P1, "47").when(P1, move(ship(SPACE_DOCK, "46"))).thenAccepted();
    assertThat(docks(came, "47")).isEqualTo(2);
    Scenario<MapState> went =
        moving(both, P2, "46").when(P2, move(ship(SPACE_DOCK, "47"))).thenAccepted();
    assertThat(docks(went, "46")).isEqualTo(2);
    Scenario<MapState> escorted =
        moving(both.units(P1, "46", CRUISER, 1), P1, "47")
            .when(P1, move(ship(SPACE_DOCK, "46"), ship(CRUISER, "46")));
    assertThat(docks(escorted, "47")).as("with a ship").isEqualTo(1);
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N11.3")
  void withoutTheReactorUnitsStayInASupernovaAndLeaveIt() {
    TableKit copied =
        copying(column("43").player(P1, "nekro"), X, "magmus_reactor").units(P1, "43", CRUISER, 1);
    TableKit lost = copying(copied, X, "l4_disruptors");

    assertThat(reach(copied, "43", "46", 2)).isEqualTo("43");
    assertThat(reach(lost, "43", "46", 2)).as("no entry").isEqualTo("supernova.1");
    assertThat(reach(lost, "47", "46", 2)).as("no crossing").isEqualTo("supernova.1");
    Scenario<MapState> begun = moving(lost, P1, "46");
    assertThat(begun.table().units().at(Place.of("43"), P1)).hasSize(1);
    Scenario<MapState> left = begun.when(P1, move(ship(CRUISER, "43"))).thenAccepted();
    assertThat(left.table().units().at(Place.of("46"), P1)).hasSize(1);
    assertThat(left.table().units().at(Place.of("43"), P1)).isEmpty();
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N11.4")
  void withoutTheTearsOnlyPrintedRiftsAreLeft() {
    TableKit copied =
        copying(
            column("19")
                .player(P1, "nekro")
                .tile("41", 3, 3)
                .units(P1, "19/wellon", SPACE_DOCK, 1)
                .units(P1, "41", CRUISER, 1),
            X,
            "dimensional_tear_ii");
    TableKit lost = copying(copied, X, "l4_disruptors");

    assertThat(anomalies(copied, "19")).contains(Anomaly.GRAVITY_RIFT);
    assertThat(anomalies(lost, "19")).isEmpty();
    assertThat(anomalies(copied, "41")).containsExactly(Anomaly.GRAVITY_RIFT);
    assertThat(anomalies(lost, "41")).containsExactly(Anomaly.GRAVITY_RIFT);
    assertThat(lost.table().units().at(Place.of("19/wellon"), P1)).hasSize(1);
  }

  private static Iterable<Anomaly> anomalies(TableKit kit, String system) {
    return Starmap.of(kit.table()).anomalies(SystemId.of(system));
  }

  private static int docks(Scenario<MapState> scenario, String system) {
    return scenario.table().units().count(Place.of(system), stack -> stack.type() == SPACE_DOCK);
  }

  private static TableKit copying(TableKit kit, String card, String technology) {
    return CopiedTechnology.by(kit, P1, card, technology);
  }
}
