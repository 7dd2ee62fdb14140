package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.exploration.Explored.board;
import static org.lazax.game.exploration.Explored.gaining;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.table.trade.Side;

/** P1 has revealed an exploration card in its turn, and P2 is its neighbour. */
class TradesAfterRevealTest {
  private static final Side COMMODITIES = Side.goods(0, 2);
  private static final Side TRADE_GOODS = Side.goods(2, 0);

  @Test
  @Rule("exploration.N4")
  void whatTheCardOffersFollowsATransactionMadeBeforeItIsResolved() {
    Scenario<GameState> full = revealed("abandoned_warehouses", 0, 6);
    assertThat(candidates(full, P1)).containsExactly("convert-2", "convert-1");
    Scenario<GameState> sold = traded(full, COMMODITIES, TRADE_GOODS);
    assertGoods(sold, 2, 4);
    assertThat(question(sold)).as("asked anew").isNotEqualTo(question(full));
    assertThat(candidates(sold, P1)).containsExactly("gain", "convert-2", "convert-1");
    assertGoods(sold.when(P1, choose("gain")).thenAccepted(), 2, 6);

    Scenario<GameState> rich = revealed("local_fabricators", 2, 0);
    assertThat(candidates(rich, P1)).containsExactly("gain", "spend-trade-good");
    Scenario<GameState> poor = traded(rich, TRADE_GOODS, Side.NOTHING);
    assertThat(candidates(poor, P1)).containsExactly("gain");
    poor.when(P1, choose("spend-trade-good")).thenRefusedAs("no-such-choice");
    assertGoods(poor.when(P1, choose("gain")).thenAccepted(), 0, 1);
  }

  private static Scenario<GameState> revealed(String card, int tradeGoods, int commodities) {
    TableKit kit =
        board()
            .units(P2, "38/fria", UnitType.INFANTRY, 1)
            .inExplorationDecks(card)
            .goods(P1, tradeGoods, commodities)
            .goods(P2, 5, 0)
            .frame(new ActionPhase().inTurn(List.of(), P1, 1));
    return gaining(kit, "saudor", 1);
  }

  private static Scenario<GameState> traded(Scenario<GameState> before, Side gives, Side takes) {
    return before
        .when(P1, new OfferTransaction(P2, gives, takes, Optional.empty()))
        .when(P2, new AcceptOffer(1))
        .thenAccepted();
  }

  /** The id of what P1 is asked. */
  private static int question(Scenario<GameState> asked) {
    return asked.table().kernel().awaiting().orElseThrow().id();
  }

  private static void assertGoods(Scenario<GameState> after, int tradeGoods, int commodities) {
    assertThat(after.table().player(P1).tradeGoods()).isEqualTo(tradeGoods);
    assertThat(after.table().player(P1).commodities()).isEqualTo(commodities);
  }
}
