package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;

/** P1 has tokens in both systems, P2 in one. */
class UnexpectedActionTest extends ComponentActionCardTest {
  UnexpectedActionTest() {
    super("unexpected_action", "38");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tokens(P1, "75", "38")
        .tokens(P2, "38");
  }

  @Test
  void onesTokenIsTakenOffTheBoard() {
    Scenario<GameState> taken = played();

    assertThat(taken.table().tokens().get(SystemId.of("38"))).containsExactly(P2);
    assertThat(taken.table().tokens().get(SystemId.of("75"))).containsExactly(P1);
    assertThat(taken.table().player(P1).tokens()).isEqualTo(position().table().player(P1).tokens());
  }

  @Test
  @Rule("action_card/unexpected_action.N1")
  void aTokenOnTheBoardIsNeeded() {
    refused(TableKit.players(2).tile("38", 0, 1).tokens(P2, "38"));
  }
}
