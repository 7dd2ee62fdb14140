package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** P2 has two tokens in its tactic pool. */
class InsubordinationTest extends ComponentActionCardTest {
  InsubordinationTest() {
    super("insubordination", "p2");
  }

  @Override
  TableKit position() {
    return TableKit.players(3).sheet(P2, 2, 3, 1);
  }

  @Test
  void anotherPlayerLosesATokenOfItsTacticPool() {
    Scenario<GameState> lost = played();

    assertThat(lost.table().player(P2).tokens().tactic()).isEqualTo(1);
    assertThat(lost.table().player(P2).tokens().fleet()).isEqualTo(3);
    assertThat(lost.table().player(P2).tokens().strategy()).isEqualTo(1);
  }

  @Test
  @Rule("action_card/insubordination.N1")
  void whoHasNoTokenThereCannotBeChosen() {
    Scenario<GameState> asked = turn(TableKit.players(4).sheet(P2, 0, 3, 2)).when(P1, use());

    assertThat(candidates(asked)).containsExactly("p3", "p4");
    refused(TableKit.players(2).sheet(P2, 0, 3, 2));
  }
}
