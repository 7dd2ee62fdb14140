package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Abyz (38) has three resources, Loki (75) one. */
class MiningInitiativeTest extends ComponentActionCardTest {
  MiningInitiativeTest() {
    super("mining_initiative", "loki");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).tile("75", 0, 0).tile("38", 0, 1).controls(P1, "loki", "abyz");
  }

  @Test
  @Rule("action_card/mining_initiative.N2")
  void goodsAreGainedByTheResourcesOfAPlanetThatStaysReadied() {
    Scenario<GameState> gained = played(position(), "abyz");

    assertThat(gained.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(gained.table().planets().readied(P1, new PlanetId("abyz"))).isTrue();
    assertThat(played().table().player(P1).tradeGoods()).isEqualTo(1);
  }

  @Test
  void anExhaustedPlanetCanBeChosen() {
    TableKit exhausted = TableKit.players(2).tile("38", 0, 1).controlsExhausted(P1, "abyz");

    assertThat(played(exhausted).table().player(P1).tradeGoods()).isEqualTo(3);
  }

  @Test
  @Rule("action_card/mining_initiative.N1")
  void aPlanetIsNeeded() {
    refused(TableKit.players(2).tile("75", 0, 0).controls(P2, "loki"));
  }
}
