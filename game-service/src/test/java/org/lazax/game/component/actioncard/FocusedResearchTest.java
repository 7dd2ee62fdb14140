package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** P1 has four trade goods. */
class FocusedResearchTest extends ComponentActionCardTest {
  FocusedResearchTest() {
    super("focused_research");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).goods(P1, 4, 0);
  }

  @Test
  @Rule({"action_card/focused_research.N2", "action_card/focused_research.N3"})
  void theTechnologyIsNamedWhenNobodyCancelsTheCard() {
    Scenario<GameState> named = turn(position().holds(P2, "sabotage")).when(P1, use());
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.table().player(P1).tradeGoods()).isEqualTo(4);

    Scenario<GameState> asked = notCancelled(named);
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.table().player(P1).tradeGoods()).isZero();
    assertThat(asked.options(P1))
        .extracting(option -> option.form().command())
        .containsOnly("game.research-technology");
  }

  @Test
  @Rule("action_card/focused_research.N1")
  void fourGoodsAreNeeded() {
    refused(TableKit.players(2).goods(P1, 3, 4));
  }
}
