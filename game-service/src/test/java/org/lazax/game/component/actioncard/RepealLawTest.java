package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Two laws are in play. */
class RepealLawTest extends ComponentActionCardTest {
  RepealLawTest() {
    super("repeal_law", "regulated_conscription");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).law("regulated_conscription").law("wormhole_reconstruction");
  }

  @Test
  void aLawInPlayIsDiscarded() {
    Scenario<GameState> repealed = played();

    assertThat(repealed.table().council().laws())
        .extracting(law -> law.agenda().value())
        .containsExactly("wormhole_reconstruction");
  }

  @Test
  @Rule({"action_card/repeal_law.N1", "action_cards.N9"})
  void aLawInPlayIsNeeded() {
    refused(TableKit.players(2));
  }
}
