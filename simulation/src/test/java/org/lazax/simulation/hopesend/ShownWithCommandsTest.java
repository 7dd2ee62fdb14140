package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.map.MapDecider;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;

/** Nobody else reads which face-down counters a player could show with a command. */
final class ShownWithCommandsTest {
  @Test
  @Rule({"hopes_end.N38", "hopes_end.N39"})
  void whetherAnAdmiralCouldSpeedDreadnoughtsIsNotSeen() {
    Scenario<MapState> admiral = moving("unlenn");
    for (String leader : List.of("farran", "ciel")) {
      Scenario<MapState> other = moving(leader);
      assertThat(other.awaited()).containsExactly(P1);
      Twins.assertAlike(P1, admiral, other);
      MoveShips none = new MoveShips(List.of());
      Twins.assertAlike(P1, admiral.when(P1, none), other.when(P1, none));
    }
  }

  /** A dreadnought of Letnev with a face-down counter aboard is two systems away. */
  private static Scenario<MapState> moving(String leader) {
    TableKit board =
        TableKit.players(3)
            .with(table -> table.withRules(LeaderKit.FACE_DOWN))
            .player(P1, "letnev")
            .player(P2, "sol")
            .tile("27", 0, 0)
            .tile("46", 1, 0)
            .tile("38", 2, 0)
            .tokens(P1, "38")
            .frame(
                new TacticalAction(P1, SystemId.of("38"))
                    .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE))
            .frame(new Movement(P1, SystemId.of("38")));
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        sails(board, P1, "27", DREADNOUGHT, "letnev_1")
            .with(table -> hides(table, P1, "letnev_1", leader)));
  }
}
