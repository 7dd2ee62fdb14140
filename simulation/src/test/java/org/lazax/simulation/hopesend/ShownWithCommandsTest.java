package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.map.MapDecider;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
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

  @Test
  @Rule({"hopes_end.N38", "hopes_end.N39"})
  void whetherAScientistCouldPayForATechnologyIsNotSeen() {
    Secondary following = new Secondary(P1, new StrategyCardId("technology"), false);
    assertAlike(following, new DeclineStrategyCard());
    assertAlike(new Research(P1, 6, true), new ResearchNothing());
    assertAlike(Research.paidBy(P1, 4, "action_card/reveal_prototype.N2"), new ResearchNothing());
  }

  /** Hacan is asked, and what it answers in silence tells nothing either. */
  private static void assertAlike(Procedure asking, Command silence) {
    for (String leader : List.of("harrugh", "gila")) {
      Scenario<GameState> scientist = paying("carth", asking);
      Scenario<GameState> other = paying(leader, asking);
      assertThat(other.awaited()).containsExactly(P1);
      assertThat(other.silence(P1)).contains(silence).isEqualTo(scientist.silence(P1));
      Twins.assertAlike(P1, scientist, other);
      Twins.assertAlike(P1, scientist.when(P1, silence), other.when(P1, silence));
    }
  }

  /** Hacan has three resources, and on their planet a counter that lies face down. */
  private static Scenario<GameState> paying(String leader, Procedure asking) {
    TableKit kit =
        TableKit.players(3)
            .with(table -> table.withRules(LeaderKit.FACE_DOWN))
            .player(P1, "hacan")
            .player(P2, "sol")
            .tile("26", 0, 0)
            .sheet(P1, 3, 3, 2)
            .controls(P1, "lodor")
            .with(table -> with(table, "hacan_1", on(P1, "lodor")))
            .with(table -> hides(table, P1, "hacan_1", leader))
            .frame(asking);
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
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
