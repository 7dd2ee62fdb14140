package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;

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
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(
            new AdjacentLanding(
                P1,
                SystemId.of("19"),
                List.of(leg(UnitStack.of(P1, INFANTRY, 1)), leg(UnitStack.of(P1, MECH, 1))))),
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
    Scenario<MapState> landed =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            kit.frame(new AdjacentLanding(P1, SystemId.of("19"), List.of(leg))));

    assertThat(landed.table().units().at(WELLON)).containsExactly(UnitStack.of(P1, INFANTRY, 1));
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
