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

/** P2 controls Loki (75), Abyz (38) and a planet of a home system (1). */
class UprisingTest extends ComponentActionCardTest {
  UprisingTest() {
    super("uprising", "loki");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("1", 0, 2)
        .controls(P2, "loki", "abyz", "jord");
  }

  @Test
  void aPlanetIsExhaustedAndGoodsAreGainedByItsResources() {
    Scenario<GameState> gained = played(position(), "abyz");

    assertThat(gained.table().planets().readied(P2, new PlanetId("abyz"))).isFalse();
    assertThat(gained.table().planets().readied(P2, new PlanetId("loki"))).isTrue();
    assertThat(gained.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(gained.table().player(P2).tradeGoods()).isZero();
  }

  @Test
  void planetsAtHomeAndOnesOwnCannotBeChosen() {
    Scenario<GameState> asked =
        turn(position().tile("26", 0, 3).controls(P1, "lodor")).when(P1, use());

    assertThat(candidates(asked)).containsExactlyInAnyOrder("abyz", "loki");
  }

  @Test
  @Rule({"action_card/uprising.N1", "action_card/uprising.N2"})
  void exhaustedPlanetsCannotBeChosen() {
    TableKit board = TableKit.players(2).tile("75", 0, 0).tile("38", 0, 1);

    assertThat(
            candidates(
                turn(board.controls(P2, "abyz", "fria").controlsExhausted(P2, "loki"))
                    .when(P1, use())))
        .containsExactlyInAnyOrder("abyz", "fria");
    refused(board.controlsExhausted(P2, "loki", "abyz"));
  }
}
