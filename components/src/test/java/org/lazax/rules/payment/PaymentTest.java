package org.lazax.rules.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.payment.Purpose.INFLUENCE;
import static org.lazax.rules.payment.Purpose.RESOURCES;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesAllowed;
import org.lazax.table.event.goods.CommoditiesPaid;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.planets.PlanetsExhausted;

/** Lirta IV is worth 2 resources or 3 influence, Bereg 3 or 1, Meer 0 or 4. */
class PaymentTest {
  private static final Table TABLE =
      TableKit.players(2)
          .controls(P1, "lirta_iv", "bereg")
          .controlsExhausted(P1, "meer")
          .controls(P2, "abyz")
          .goods(P1, 2, 3)
          .table();

  @Test
  @Rule({"planets.N3", "planets.1", "planets.2"})
  void aPlanetIsWorthItsResourcesOrItsInfluence() {
    assertThat(pay(0, "lirta_iv").worth(TABLE, P1, RESOURCES)).isEqualTo(2);
    assertThat(pay(0, "lirta_iv").worth(TABLE, P1, INFLUENCE)).isEqualTo(3);
  }

  @Test
  @Rule({"resources.3", "influence.3"})
  void aGoodIsWorthOneOfEither() {
    assertThat(pay(2, "bereg").worth(TABLE, P1, RESOURCES)).isEqualTo(5);
    assertThat(pay(2, "bereg").worth(TABLE, P1, INFLUENCE)).isEqualTo(3);
  }

  @Test
  @Rule("producing_units.1.2")
  void moreThanThePriceIsAccepted() {
    assertThat(pay(1, "lirta_iv", "bereg").check(TABLE, P1, owed(RESOURCES, 1))).isEmpty();
  }

  @Test
  void lessThanThePriceIsRefusedByTheRuleThatAsksForIt() {
    Optional<Refusal> refusal = pay(1, "lirta_iv").check(TABLE, P1, owed(RESOURCES, 4));

    assertThat(rule(refusal)).contains("trade.1");
    assertThat(refusal)
        .map(Refusal::detail)
        .contains("the stall costs 4 resources, and the payment is worth 3");
  }

  @Test
  @Rule({"planets.9", "planets.N5", "exhausted.4"})
  void onlyReadiedPlanetsOfOnesOwnPay() {
    assertThat(rule(pay(0, "meer").check(TABLE, P1, owed(INFLUENCE, 1)))).contains("exhausted.1");
    assertThat(rule(pay(0, "abyz").check(TABLE, P1, owed(RESOURCES, 1)))).contains("exhausted.1");
  }

  @Test
  @Rule("commodities.7")
  void commoditiesPayNothing() {
    assertThat(rule(pay(3).check(TABLE, P1, owed(RESOURCES, 3)))).contains("trade_goods.4");
  }

  @Test
  void aPlanetNamedTwiceOrNegativeGoodsAreMalformed() {
    assertThat(pay(0, "bereg", "bereg").payable(TABLE, P1))
        .map(Refusal::type)
        .contains(Refusal.MALFORMED);
    assertThat(pay(-1).payable(TABLE, P1)).map(Refusal::type).contains(Refusal.MALFORMED);
  }

  @Test
  void itIsPaidInOneGo() {
    assertThat(pay(1, "bereg").facts(TABLE, P1))
        .containsExactly(
            new PlanetsExhausted(P1, List.of(new PlanetId("bereg"))), new GoodsSpent(P1, 1));
    assertThat(Payment.NOTHING.facts(TABLE, P1)).isEmpty();
  }

  @Test
  void commoditiesThatCountAsGoodsArePaidFirst() {
    Table withCommodities = TableKit.players(2).goods(P2, 1, 3).table();
    Table allowed = new CommoditiesAllowed(P2, 2).fold(withCommodities);
    assertThat(PaymentMeans.of(allowed, P2, RESOURCES).tradeGoods()).isEqualTo(3);
    assertThat(pay(3).payable(allowed, P2)).isEmpty();
    assertThat(pay(4).payable(allowed, P2)).isPresent();
    assertThat(pay(3).payable(withCommodities, P2)).isPresent();
    assertThat(pay(3).facts(allowed, P2))
        .containsExactly(new CommoditiesPaid(P2, 2), new GoodsSpent(P2, 1));
    assertThat(pay(1).facts(allowed, P2)).containsExactly(new CommoditiesPaid(P2, 1));
    assertThat(SpendableGoods.oneByOne(allowed, P2)).isEqualTo(2);
    assertThat(SpendableGoods.oneByOne(withCommodities, P2)).isEqualTo(1);
  }

  @Test
  void whatIsProposedCoversThePriceAndNoMoreThanNeeded() {
    PaymentMeans means = PaymentMeans.of(TABLE, P1, RESOURCES);

    assertThat(means.total()).isEqualTo(7);
    assertThat(means.covering(3)).contains(pay(0, "bereg"));
    assertThat(means.covering(4)).contains(pay(1, "bereg"));
    assertThat(means.covering(1)).contains(pay(1));
    assertThat(means.covering(7)).contains(pay(2, "bereg", "lirta_iv"));
    assertThat(means.covering(8)).isEmpty();
  }

  private static Optional<String> rule(Optional<Refusal> refusal) {
    return refusal.flatMap(Refusal::rule);
  }

  private static Owed owed(Purpose purpose, int amount) {
    return new Owed(purpose, amount, "the stall", "trade.1");
  }

  private static Payment pay(int goods, String... planets) {
    return new Payment(Arrays.stream(planets).map(PlanetId::new).toList(), goods);
  }
}
