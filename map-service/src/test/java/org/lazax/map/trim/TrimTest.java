package org.lazax.map.trim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class TrimTest {
  private static final Place SPACE = Place.of("19");
  private final TableKit board = TableKit.players(2).tile("19", 0, 0).frame(Turn.acted(P1));

  @Test
  @Rule({"capacity.3.1", "capacity.3"})
  void theOwnerPicksWhatLeaves() {
    TableKit over =
        board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 3).units(P1, "19", INFANTRY, 3);
    List<UnitStack> chosen = List.of(UnitStack.of(P1, FIGHTER, 1), UnitStack.of(P1, INFANTRY, 1));

    trimming(over)
        .when(P1, new TrimUnits(chosen))
        .thenEvents(new UnitsRemoved(SPACE, chosen))
        .then(table -> assertThat(table.kernel().within(Trim.class)).isEmpty());
  }

  @Test
  @Rule("capacity.3")
  void tooFewOrTooManyAreRefused() {
    Scenario<MapState> over =
        trimming(
            board
                .units(P1, "19", CARRIER, 1)
                .units(P1, "19", FIGHTER, 3)
                .units(P1, "19", INFANTRY, 3));

    over.when(P1, new TrimUnits(List.of(UnitStack.of(P1, FIGHTER, 1)))).thenRefused("capacity.3");
    over.when(P1, new TrimUnits(List.of(UnitStack.of(P1, FIGHTER, 3)))).thenRefused("capacity.3");
    over.when(P1, new TrimUnits(List.of(UnitStack.of(P2, FIGHTER, 1)))).thenRefused("capacity.3.1");
  }

  @Test
  @Rule({"fleet_pool.3", "fleet_pool.N2"})
  void anyShipBeyondTheFleetPoolMayGoAndTakesItsCapacityAlong() {
    trimming(
            board
                .units(P1, "19", CRUISER, 3)
                .units(P1, "19", CARRIER, 1)
                .units(P1, "19", FIGHTER, 2))
        .when(
            P1, new TrimUnits(List.of(UnitStack.of(P1, CARRIER, 1), UnitStack.of(P1, FIGHTER, 2))))
        .thenAccepted()
        .then(table ->
            assertThat(table.units().at(SPACE)).containsExactly(UnitStack.of(P1, CRUISER, 3)));
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N3")
  void inACombatAShipBeyondTheFleetPoolGoesAndTheCapacityRests() {
    TableKit over =
        board
            .units(P1, "19", CRUISER, 3)
            .units(P1, "19", DREADNOUGHT, 1)
            .units(P1, "19", FIGHTER, 3);
    Scenario<MapState> asked =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            over.frame(new SpaceCombat(SystemId.of("19"), P1, P2))
                .frame(Trim.ofShips(P1, SystemId.of("19"))));

    asked
        .when(
            P1, new TrimUnits(List.of(UnitStack.of(P1, CRUISER, 1), UnitStack.of(P1, FIGHTER, 2))))
        .thenRefused("fleet_pool.3");
    asked
        .when(P1, new TrimUnits(List.of(UnitStack.of(P1, DREADNOUGHT, 1))))
        .then(table -> assertThat(table.units().at(SPACE)).contains(UnitStack.of(P1, FIGHTER, 3)));
  }

  @Test
  @Rule("leader/it_feeds_on_carrion.N4")
  void whatItsOwnerPicksIsCapturedWhereThatIsWhy() {
    TableKit over =
        board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 2).units(P1, "19", INFANTRY, 4);
    Scenario<MapState> asked =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            over.frame(Trim.capturedBy(P2, P1, SystemId.of("19"))));
    List<UnitStack> picked = List.of(UnitStack.of(P1, FIGHTER, 1), UnitStack.of(P1, INFANTRY, 1));

    asked
        .when(P1, new TrimUnits(picked))
        .thenEvents(new UnitsRemoved(SPACE, picked), new UnitsCaptured(P2, picked))
        .then(table -> assertThat(Captives.of(table, P2)).hasSize(2));
  }

  @Test
  void whatIsOfferedOrGivenBySilenceIsAccepted() {
    Scenario<MapState> over =
        trimming(board.units(P1, "19", CRUISER, 3).units(P1, "19", DREADNOUGHT, 1));

    assertThat(over.options(P1))
        .singleElement()
        .isInstanceOfSatisfying(
            TrimOption.class,
            option -> over.when(P1, new TrimUnits(option.cheapest())).thenAccepted());
    over.when(P1, over.silence(P1).orElseThrow()).thenAccepted();
  }

  private static Scenario<MapState> trimming(TableKit kit) {
    return Scenario.given(
        new MapDecider(StandardRules.TABLE), kit.frame(new Trim(P1, SystemId.of("19"))));
  }
}
