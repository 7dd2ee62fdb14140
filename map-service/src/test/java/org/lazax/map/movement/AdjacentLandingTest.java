package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding.Leg;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class AdjacentLandingTest {
  private static final Place CORMUND = Place.of("67/cormund");
  private static final Place WELLON = Place.of("19/wellon");

  private static TableKit rift() {
    return TableKit.players(2)
        .tile("67", 0, 0)
        .tile("19", 1, 0)
        .units(P1, "67/cormund", INFANTRY, 1)
        .units(P1, "67/cormund", MECH, 1);
  }

  private static Scenario<MapState> landing(TableKit kit, int... dice) {
    return landing(
        kit,
        "19",
        List.of(leg(UnitStack.of(P1, INFANTRY, 1)), leg(UnitStack.of(P1, MECH, 1))),
        dice);
  }

  private static Scenario<MapState> landing(
      TableKit kit, String system, List<Leg> legs, int... dice) {
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(new AdjacentLanding(P1, SystemId.of(system), legs)),
        dice);
  }

  private static Leg leg(UnitStack unit) {
    return new Leg(CORMUND, unit, onto());
  }

  @Test
  @Rule("leader/ghom_sekkus.N8.4")
  void eachGroundForceThatLeavesARiftIsLostOnThreeOrLess() {
    Scenario<MapState> landed = landing(rift(), 3, 4);

    assertThat(landed.table().units().at(CORMUND)).isEmpty();
    assertThat(landed.table().units().at(WELLON)).containsExactly(UnitStack.of(P1, MECH, 1));
  }

  @Test
  @Rule("leader/ghom_sekkus.N8")
  void whoLeavesNoRiftJustLands() {
    TableKit kit =
        TableKit.players(2).tile("20", 0, 0).tile("19", 1, 0).units(P1, "20/vefut_ii", INFANTRY, 2);
    Leg leg = new Leg(Place.of("20/vefut_ii"), UnitStack.of(P1, INFANTRY, 1), onto());
    Scenario<MapState> landed = landing(kit, "19", List.of(leg));

    assertThat(landed.table().units().at(WELLON)).containsExactly(UnitStack.of(P1, INFANTRY, 1));
  }

  @Test
  @Rule("unit/pride_of_kenara.N3")
  void eachUnitThatLeavesAPlanetInARiftRollsStructuresToo() {
    List<UnitStack> units =
        List.of(
            new UnitStack(P1, MECH, 1, true),
            UnitStack.of(P1, SPACE_DOCK, 1),
            UnitStack.of(P1, PDS, 1));
    TableKit kit =
        TableKit.players(2)
            .tile("67", 0, 0)
            .tile("19", 3, 0)
            .damaged(P1, "67/cormund", MECH, 1)
            .units(P1, "67/cormund", SPACE_DOCK, 1)
            .units(P1, "67/cormund", PDS, 1);
    Scenario<MapState> moved =
        landing(kit, "19", units.stream().map(AdjacentLandingTest::leg).toList(), 4, 1, 10);

    assertThat(moved.table().units().at(CORMUND)).isEmpty();
    assertThat(moved.table().units().at(WELLON))
        .containsExactlyInAnyOrder(units.getFirst(), units.getLast());
  }

  @Test
  void whoStaysInTheSystemRollsNothing() {
    UnitStack mech = UnitStack.of(P1, MECH, 1);
    TableKit kit =
        TableKit.players(2)
            .player(P2, "vuil_raith")
            .tile("38", 0, 0)
            .tile("19", 1, 0)
            .units(P2, "38/fria", SPACE_DOCK, 1)
            .units(P1, "38/abyz", MECH, 1);
    Leg within = new Leg(Place.of("38/abyz"), mech, new PlanetId("fria"));
    Leg away = new Leg(Place.of("38/abyz"), mech, onto());

    assertThat(landing(kit, "38", List.of(within)).table().units().at(Place.of("38/fria")))
        .contains(mech);
    assertThat(landing(kit, "19", List.of(away), 3).table().units().at(WELLON)).isEmpty();
  }

  private static PlanetId onto() {
    return new PlanetId("wellon");
  }

  @Test
  void whoIsSparedTheDiceOfRiftsThrowsNone() {
    Scenario<MapState> landed = landing(rift().effect(P1, "promissory_note/crucible"));

    assertThat(landed.table().units().at(WELLON)).hasSize(2);
  }
}
