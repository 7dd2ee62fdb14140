package org.lazax.game.tokens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.ExceededLimits;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.galaxy.SystemId;

/** Each pool pays for something else. */
class PoolsTest {
  private static final SystemId SYSTEM = SystemId.of("38");

  @Test
  @Rule({"command_sheet.1", "fleet_pool.4"})
  void tacticTokensActivateStrategyTokensFollowAndFleetTokensHoldShips() {
    activated(board().sheet(P1, 1, 0, 0))
        .then(table -> assertThat(table.player(P1).tokens().tactic()).isZero());
    Scenario.given(
            new GameDecider(StandardRules.TABLE), board().sheet(P1, 0, 9, 7).frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SYSTEM))
        .thenRefused("command_tokens.3");

    assertThat(followers(board().sheet(P2, 9, 6, 0))).doesNotContain(P2);
    assertThat(followers(board().sheet(P2, 0, 0, 1))).containsExactly(P2);

    TableKit fleet = board().units(P1, "38", CRUISER, 3).frame(new Turn(P1));
    assertThat(ExceededLimits.due(fleet.sheet(P1, 3, 3, 3).table())).isEmpty();
    assertThat(ExceededLimits.due(fleet.sheet(P1, 7, 2, 7).table())).isNotEmpty();
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SYSTEM))
        .thenAccepted();
  }

  private static List<Seat> followers(TableKit kit) {
    return Using.card(kit, P1, "trade").when(P1, new PickFollowers(List.of())).awaited();
  }

  private static TableKit board() {
    return TableKit.players(2).tile("38", 0, 0);
  }
}
