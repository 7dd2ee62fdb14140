package org.lazax.rules.planets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.galaxy.SystemId;

class ControlCheckTest {
  private final TableKit board = TableKit.players(2).tile("19", 0, 0).controls(P1, "wellon");

  @Test
  @Rule({"control.4", "control.3"})
  void aPlanetWithoutUnitsKeepsItsController() {
    assertThat(ControlCheck.due(board.table())).isEmpty();
  }

  @Test
  @Rule({"control.5", "control.5.1", "control.1", "control.1.2", "control.6"})
  void whoAloneHasUnitsOnAPlanetGainsItExhausted() {
    TableKit landed = board.units(P2, "19/wellon", INFANTRY, 1);

    assertThat(ControlCheck.due(landed.table()))
        .containsExactly(new ControlGained(P2, new PlanetId("wellon"), true));
  }

  @Test
  @Rule("control.5.2")
  void duringAnInvasionControlWaits() {
    TableKit landed =
        board.units(P2, "19/wellon", INFANTRY, 1).frame(new Invasion(P2, SystemId.of("19")));

    assertThat(ControlCheck.due(landed.table())).isEmpty();
  }

  @Test
  @Rule("control.5")
  void whoeverStillHasUnitsThereKeepsThePlanet() {
    TableKit shared = board.units(P1, "19/wellon", INFANTRY, 1).units(P2, "19/wellon", INFANTRY, 1);

    assertThat(ControlCheck.due(shared.table())).isEmpty();
  }
}
