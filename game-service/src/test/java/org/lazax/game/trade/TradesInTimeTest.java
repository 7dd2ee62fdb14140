package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.trade.Side;

/** Transactions ahead of what else happens. P1 is active and a neighbour of P2. */
class TradesInTimeTest {

  @Test
  @Rule({"commodities.5.2", "commodities.4"})
  void commoditiesAreTradedAwayAheadOfTheReplenishmentThatFillsThemUpAgain() {
    TableKit kit = board().player(P2, "xxcha").goods(P1, 0, 0).goods(P2, 0, 4);
    Scenario<GameState> used = Using.card(kit, P1, "trade");
    int commodities = used.table().player(P1).commodities();
    Scenario<GameState> traded =
        used.when(P2, offer(P1, Side.goods(0, 4), Side.NOTHING))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    assertThat(traded.table().player(P2).commodities()).isZero();

    Scenario<GameState> filled = traded.when(P1, new PickFollowers(List.of(P2))).thenAccepted();
    assertThat(filled.table().player(P2).commodities()).isEqualTo(4);
    assertThat(filled.table().player(P1).tradeGoods()).as("three and four").isEqualTo(7);
    assertThat(filled.table().player(P1).commodities())
        .as("those of P2 come from the supply")
        .isEqualTo(commodities);
  }

  @Test
  @Rule("commodities.0")
  void commoditiesPayForNothingUntilTheyHaveChangedHands() {
    TableKit dock =
        board().controlsExhausted(P1, "abyz").units(P1, "38/abyz", SPACE_DOCK, 1).goods(P1, 0, 4);
    Scenario<GameState> producing = Producing.in(dock.units(P2, "38/fria", INFANTRY, 1), P1, "38");
    producing
        .when(P1, Producing.order(1, Producing.some(INFANTRY, 2, "38/abyz")))
        .thenRefused("trade_goods.4");
    producing
        .when(P1, Producing.order(0, Producing.some(INFANTRY, 2, "38/abyz")))
        .thenRefused("producing_units.1");

    Scenario<GameState> traded =
        turn(dock.goods(P2, 0, 1))
            .when(P2, offer(P1, Side.goods(0, 1), Side.NOTHING))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    TableKit received = dock.with(_ -> traded.table().withKernel(dock.table().kernel()));
    Scenario<GameState> paying = Producing.in(received, P1, "38");
    paying.when(P1, Producing.order(1, Producing.some(INFANTRY, 2, "38/abyz"))).thenAccepted();
    paying
        .when(P1, Producing.order(2, Producing.some(INFANTRY, 3, "38/abyz")))
        .thenRefused("trade_goods.4");
  }

  /** The start of the turn is there, and P1 passes in it. */
  @Test
  @Rule("action_phase.3.1")
  void inTheTurnOfPassingOneTradesAndUsesWhatHangsOnItsStart() {
    TableKit kit = board().technologies(P1, "transit_diodes").units(P1, "38/abyz", INFANTRY, 1);
    Scenario<GameState> begins = turn(kit.controls(P1, "abyz"));
    assertThat(Using.abilities(begins, P1)).contains("technology/transit_diodes");
    Scenario<GameState> traded =
        begins
            .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    Scenario<GameState> used =
        traded.when(P1, Using.ability("technology/transit_diodes")).thenAccepted();
    assertThat(Using.abilities(used, P1))
        .as("exhausted")
        .doesNotContain("technology/transit_diodes");
    Scenario<GameState> passed = used.when(P1, new Pass()).thenAccepted();
    assertThat(passed.table().player(P2).tradeGoods()).isEqualTo(6);
    assertThat(passed.awaited()).doesNotContain(P1);
  }
}
