package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Wellon (19), Thibah (21) and Tarmann (22) are industrial, Loki (75) is cultural. */
class IndustrialInitiativeTest extends ComponentActionCardTest {
  IndustrialInitiativeTest() {
    super("industrial_initiative");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("19", 0, 0)
        .tile("21", 0, 1)
        .tile("22", 0, 2)
        .tile("75", 0, 3)
        .controls(P1, "wellon", "thibah", "loki")
        .controls(P2, "tarmann");
  }

  @Test
  void aGoodIsGainedForEachIndustrialPlanet() {
    assertThat(played().table().player(P1).tradeGoods()).isEqualTo(2);
  }

  @Test
  @Rule("action_card/industrial_initiative.N1")
  void itCanBePlayedWithoutIndustrialPlanets() {
    Scenario<GameState> nothing = played(TableKit.players(2).tile("75", 0, 0).controls(P1, "loki"));

    assertThat(nothing.table().player(P1).tradeGoods()).isZero();
    assertThat(nothing.table().kernel().stack()).isEmpty();
  }
}
