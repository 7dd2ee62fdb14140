package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.DECLINE;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.trade.Side;

/** P1, Hacan with six commodities, holds Trade. Xxcha take four, the Barony of Letnev two. */
class TradeTest {

  @Test
  @Rule({"trade.1", "trade.N1", "trade.N1.1", "trade.N1.2", "trade.N1.3"})
  void goodsComeFirstThenCommoditiesThenTheChoiceThenTheOthersClockwise() {
    Scenario<GameState> card = given(TableKit.players(3).goods(P1, 0, 2));
    assertThat(card.happened())
        .containsExactly(new GoodsGained(P1, 3), new CommoditiesReplenished(P1, 4));
    assertThat(card.awaited()).containsExactly(P1);
    assertThat(card.options(P1)).first().isEqualTo(new FollowersOption(List.of(P2, P3)));

    Scenario<GameState> picked = card.when(P1, pick(P3));
    assertThat(picked.happened()).as("the left neighbour comes first").isEmpty();
    picked
        .when(P2, FOLLOW)
        .thenEvents(
            new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1),
            new CommoditiesReplenished(P2, 4),
            new CommoditiesReplenished(P3, 2),
            new StrategyCardExhausted(P1, card("trade")));
  }

  @Test
  @Rule({"trade.2", "trade_goods.2"})
  void threeGoodsAreGained() {
    assertThat(given(TableKit.players(3).goods(P1, 1, 2)).table().player(P1).tradeGoods())
        .isEqualTo(4);
  }

  @Test
  @Rule({"trade.3", "trade.3.1", "commodities.2", "commodities.3"})
  void commoditiesAreFilledUpToTheValueOfTheFactionAndNoFurther() {
    for (int held : new int[] {0, 2, 6}) {
      Scenario<GameState> card = given(TableKit.players(3).goods(P1, 1, held));

      assertThat(card.table().player(P1).commodities()).isEqualTo(6);
    }
  }

  @Test
  @Rule({"trade.N2", "commodities.N2"})
  void replenishingHappensAlsoWhereNothingIsMissing() {
    assertThat(given(TableKit.players(3).goods(P1, 0, 6)).happened())
        .containsExactly(new GoodsGained(P1, 3), new CommoditiesReplenished(P1, 0));
  }

  @Test
  @Rule({"trade.4", "trade.4.1", "trade.4.2", "trade.N1.4", "trade.N1.5"})
  void whoIsPickedMustReplenishForNothingAndIsNotAskedAgain() {
    Scenario<GameState> picked = given(TableKit.players(3)).when(P1, pick(P3));

    assertThat(picked.awaited()).containsExactly(P2);
    picked
        .when(P2, DECLINE)
        .thenEvents(
            new CommoditiesReplenished(P3, 2), new StrategyCardExhausted(P1, card("trade")));
  }

  @Test
  @Rule("trade.4")
  void onlyOthersArePickedAndEachOnce() {
    Scenario<GameState> card = given(TableKit.players(3));

    card.when(P1, pick(P1)).thenRefused("trade.4");
    card.when(P1, pick(P2, P2)).thenRefused("trade.4");
  }

  @Test
  @Rule({"trade.5", "trade.N1.4"})
  void theOthersPayAToken() {
    given(TableKit.players(3))
        .when(P1, pick())
        .when(P2, FOLLOW)
        .thenEvents(
            new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1),
            new CommoditiesReplenished(P2, 4));
  }

  @Test
  @Rule("trade.4.1")
  void allOthersFollowInTheirOrderAlsoWithoutATokenIfTheyArePicked() {
    TableKit kit = TableKit.players(6);
    for (int seat = 2; seat <= 6; seat++) {
      kit = kit.sheet(new Seat(seat), 3, 3, 0);
    }

    assertThat(given(kit).when(P1, pick(new Seat(6), P2, P3, new Seat(4), new Seat(5))).happened())
        .extracting(event -> event instanceof CommoditiesReplenished r ? r.seat().number() : 0)
        .containsExactly(2, 3, 4, 5, 6, 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  @Rule({"trade.N1.6", "trade.N1.7", "trade.N1.8"})
  void theThirdToTheFifthFollowIfTheyArePickedAndMayForATokenIfNot(int number) {
    Seat seat = new Seat(number);
    Scenario<GameState> asked = declinedBefore(number, pick());
    Scenario<GameState> picked = declinedBefore(number, pick(seat));

    assertThat(asked.awaited()).containsExactly(seat);
    assertThat(replenished(asked.when(seat, DECLINE))).isEmpty();
    Scenario<GameState> paid = asked.when(seat, FOLLOW);
    assertThat(replenished(paid)).containsExactly(seat);
    assertThat(paid.happened())
        .contains(new TokensMoved(seat, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(replenished(picked)).containsExactly(seat);
    assertThat(picked.happened()).noneMatch(TokensMoved.class::isInstance);
    assertThat(picked.awaited()).doesNotContain(seat);
  }

  /** The game of six after P1 has picked and everybody before this seat has declined. */
  private static Scenario<GameState> declinedBefore(int number, PickFollowers picked) {
    Scenario<GameState> action = given(TableKit.players(6)).when(P1, picked);
    for (int seat = 2; seat < number; seat++) {
      action = action.when(new Seat(seat), DECLINE).thenAccepted();
    }
    return action;
  }

  @Test
  @Rule("transactions.1.1")
  void thePlayersTradeBetweenItsStepsAndNotInAStepOfAnother() {
    TableKit neighbours =
        TableKit.players(3)
            .goods(P2, 2, 0)
            .tile("38", 0, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "38", CRUISER, 1);
    OfferTransaction good = TradeKit.offer(P1, Side.goods(1, 0), Side.NOTHING);
    Scenario<GameState> picked =
        given(neighbours)
            .when(P2, good)
            .when(P1, new AcceptOffer(1))
            .thenAccepted()
            .when(P1, pick(P2));
    assertThat(picked.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(picked.table().player(P2).commodities()).isEqualTo(4);

    Scenario<GameState> offered = given(neighbours).when(P1, pick()).when(P2, good);
    assertThat(offered.awaited()).containsExactly(P2);
    offered.when(P1, new AcceptOffer(1)).when(P2, FOLLOW).thenAccepted();
    Using.card(neighbours, P1, "leadership").when(P2, good).thenRefused("transactions.1");
  }

  private static List<Seat> replenished(Scenario<GameState> scenario) {
    return scenario.happened().stream()
        .filter(CommoditiesReplenished.class::isInstance)
        .map(event -> ((CommoditiesReplenished) event).seat())
        .toList();
  }

  private static PickFollowers pick(Seat... seats) {
    return new PickFollowers(List.of(seats));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "trade");
  }
}
