package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.trade.CommodityGift;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.relics.Relics;

/** P1, of the Letnev with two commodities, has Dynamis Core. P2 plays the Xxcha with four. */
class DynamisCoreTest {
  private static final String CORE = "relic/dynamis_core";

  @Test
  @Rule("relics.3")
  void itsOwnerHasTwoMoreCommodities() {
    Scenario<GameState> trade =
        Using.card(kit().goods(P1, 0, 1), P1, "trade").when(P1, new PickFollowers(List.of(P2)));

    assertThat(trade.table().player(P1).commodities()).isEqualTo(4);
    assertThat(trade.happened()).contains(new CommoditiesReplenished(P2, 4));
  }

  @Test
  void allThatItsOwnerCanHaveAreTwoMore() {
    TableKit pact = kit().player(P2, "empyrean").notesInPlay(P1, "dark_pact");

    assertThat(CommodityGift.goodsForBoth(pact.table(), P1, P2, 4)).isEqualTo(1);
    assertThat(CommodityGift.goodsForBoth(pact.table(), P1, P2, 2)).isZero();
  }

  @Test
  @Rule({"relic/dynamis_core.N1", "relics.3"})
  void itIsPurgedForGoodsAndSurplusCommoditiesGoBack() {
    Scenario<GameState> purged = purged(kit().goods(P1, 1, 4));

    assertThat(purged.table().player(P1).tradeGoods()).isEqualTo(1 + 2 + 2);
    assertThat(purged.table().player(P1).commodities()).isEqualTo(2);
    assertThat(purged.table().part(Relics.ID).of(P1)).isEmpty();
    assertThat(purged.table().part(Relics.ID).drawn()).isNotEmpty();
  }

  @Test
  void nothingGoesBackIfTheCommoditiesAreNoMoreThanTheValue() {
    Scenario<GameState> purged = purged(kit().goods(P1, 0, 1));

    assertThat(purged.table().player(P1).commodities()).isEqualTo(1);
    assertThat(purged.happened()).noneMatch(CommoditiesSpent.class::isInstance);
  }

  private static Scenario<GameState> purged(TableKit kit) {
    return Using.turn(kit, P1).when(P1, ability(CORE)).thenAccepted();
  }

  private static TableKit kit() {
    TableKit kit =
        TableKit.players(2)
            .player(P1, "letnev")
            .player(P2, "xxcha")
            .controls(P1, "abyz")
            .controls(P2, "lodor");
    Table table = kit.table();
    assertThat(table.catalog().faction(table.player(P1).faction()).commodities()).isEqualTo(2);
    return HeldRelics.by(kit, P1, "dynamis_core");
  }
}
