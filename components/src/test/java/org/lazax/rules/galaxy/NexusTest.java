package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.galaxy.SystemId;

class NexusTest {
  private static final SystemId NEXUS = SystemId.of("82");

  private final TableKit board =
      TableKit.players(2).tile("26", 0, 0).tileOffBoard("82A").frame(new Turn(P1));

  @Test
  @Rule({"wormhole_nexus.2", "wormhole_nexus.N1", "wormhole_nexus.N4"})
  void aUnitInItTurnsItAndEverythingInItStays() {
    Table table = board.units(P1, "82", CARRIER, 2).tokens(P1, "82").table();

    assertThat(table.settle()).containsExactly(new NexusTurned());
    Table turned = new NexusTurned().fold(table);
    assertThat(turned.galaxy().adjacent(NEXUS)).containsExactly(SystemId.of("26"));
    assertThat(turned.units()).isEqualTo(table.units());
    assertThat(turned.tokens()).isEqualTo(table.tokens());
    assertThat(turned.settle()).isEmpty();
  }

  @Test
  @Rule("wormhole_nexus.2")
  void controlOfMalliceTurnsIt() {
    assertThat(board.controls(P1, "mallice").table().settle()).containsExactly(new NexusTurned());
    assertThat(board.table().settle()).isEmpty();
  }

  @Test
  @Rule({"wormhole_nexus.2.1", "wormhole_nexus.N2"})
  void duringMovementAndSpaceCannonOffenseItStaysInactive() {
    TableKit there = board.units(P1, "82", CARRIER, 1);
    TableKit moving =
        there.frame(
            new TacticalAction(P1, NEXUS).at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));

    assertThat(moving.frame(new Movement(P1, NEXUS)).table().settle()).isEmpty();
    assertThat(moving.table().settle()).isEmpty();
    TableKit fired =
        there.frame(new TacticalAction(P1, NEXUS).at(TacticalAction.Progress.Step.SPACE_COMBAT));
    assertThat(fired.frame(new SpaceCannonOffense(P1, NEXUS, List.of(P1))).table().settle())
        .isEmpty();
    assertThat(fired.table().settle()).containsExactly(new NexusTurned());
  }
}
