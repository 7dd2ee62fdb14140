package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;

/** What face-down leader counters of Hacan, P1, do outside of combats. */
final class FaceDownAtWorkTest {
  private static final String BACK = "hacan_1";
  private static final String STRUCTURE = BACK + "#structure";

  @Test
  @Rule("hopes_end.31.1")
  void aScientistIsShownAsItsPlayerBuysAStructureOnceInARound() {
    TableKit kit = hidden("carth").goods(P1, 10, 0);
    Scenario<GameState> bought = turn(kit).when(P1, use(Service.GAME, STRUCTURE));
    while (!bought.options(P1).isEmpty() && bought.table().kernel().stack().size() > 3) {
      bought = bought.when(P1, bought.silence(P1).orElseThrow());
    }

    assertThat(bought.events())
        .containsSubsequence(
            new LeaderTurnedUp(id(BACK), id("carth")), new LeaderTurnedDown(id("carth"), id(BACK)));
    bought.when(P1, use(Service.GAME, STRUCTURE)).thenRefused("abilities.3");
    Table after = bought.table();
    turn(kit.with(_ -> after.withRound(2))).when(P1, use(Service.GAME, STRUCTURE)).thenAccepted();
  }

  @Test
  void othersBuyNothing() {
    turn(hidden("gila").goods(P1, 10, 0))
        .when(P1, use(Service.GAME, STRUCTURE))
        .thenRefused("abilities.3");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  private static LeaderCounterId id(String leader) {
    return new LeaderCounterId(leader);
  }

  /** A counter of Hacan on Lodor. */
  private static TableKit hidden(String leader) {
    return kit("hacan").with(table -> hides(with(table, BACK, on(P1, "lodor")), P1, BACK, leader));
  }

  private static TableKit kit(String faction) {
    return TableKit.players(2)
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, faction)
        .player(P2, "yssaril")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("16", 2, 0)
        .tile("15", 4, 0)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "lodor", "abyz", "arretze")
        .controls(P2, "retillion")
        .round(1);
  }
}
