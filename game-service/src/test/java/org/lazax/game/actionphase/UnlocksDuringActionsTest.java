package org.lazax.game.actionphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** The map can change with a tactical action, and with it what unlocks leaders. */
class UnlocksDuringActionsTest {
  private static final LeaderUnlocked MABAN = new LeaderUnlocked(P2, new LeaderId("maban"));

  @Test
  void aFoldedGateBringsGroundForcesNextToMecatolRex() {
    TableKit kit =
        TableKit.players(2)
            .player(P1, "winnu")
            .player(P2, "naalu")
            .leader(P2, "maban", LeaderState.LOCKED)
            .round(1)
            .tile("18", 0, 0)
            .tile("39", 3, 0)
            .units(P1, "18/mecatol_rex", INFANTRY, 1)
            .units(P2, "39", CARRIER, 1)
            .units(P2, "39", INFANTRY, 1);

    assertThat(activated(kit.technologies(P1, "lazax_gate_folding")).happened()).contains(MABAN);
    assertThat(activated(kit).happened()).doesNotContain(MABAN);
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SystemId.of("39")))
        .thenAccepted();
  }
}
