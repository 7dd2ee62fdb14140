package org.lazax.rules.tokens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/** What runs out and what does not. */
class SupplyTest {

  @Test
  @Rule({"component_limitations.N5", "component_limitations.2"})
  void everybodyHasSixteenCommandTokensOnSheetAndBoardTogether() {
    TableKit kit = TableKit.players(2).tile("38", 0, 0).sheet(P1, 5, 5, 5);

    assertThat(TokenSupply.reinforcements(kit.table(), P1)).isEqualTo(1);
    assertThat(TokenSupply.reinforcements(kit.tokens(P1, "38").table(), P1)).isZero();
    assertThat(gained(kit, 1)).isEmpty();
    assertThat(gained(kit, 2)).isPresent();
    assertThat(gained(kit.tokens(P1, "38"), 1)).isPresent();
  }

  private static Optional<Refusal> gained(TableKit kit, int count) {
    return new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.TACTIC, count).guard(kit.table());
  }

  @Test
  @Rule("readied.3.1")
  void onlyTechnologiesThatSayExhaustAreTurnedFaceDown() {
    TableKit kit = TableKit.players(2).technologies(P1, "bio_stims", "gravity_drive");

    assertThat(exhausted("bio_stims").guard(kit.table())).isEmpty();
    assertThat(exhausted("gravity_drive").guard(kit.table())).isPresent();
  }

  private static TechnologiesExhausted exhausted(String technology) {
    return new TechnologiesExhausted(P1, List.of(new TechnologyId(technology)));
  }

  @Test
  @Rule("component_limitations.2.3")
  void goodsDoNotRunOut() {
    GoodsGained many = new GoodsGained(P1, 10_000);

    assertThat(many.guard(TableKit.players(2).table())).isEmpty();
    assertThat(many.fold(TableKit.players(2).table()).player(P1).tradeGoods()).isEqualTo(10_000);
  }
}
