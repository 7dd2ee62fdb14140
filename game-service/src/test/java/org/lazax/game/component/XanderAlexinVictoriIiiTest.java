package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.CommoditiesAsGoods;
import org.lazax.table.event.goods.CommoditiesPaid;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * P1 is Keleres with the agent. P2 has 2 trade goods, 3 commodities and cards that cost 4 goods.
 */
class XanderAlexinVictoriIiiTest {
  private static final UseAbility XANDER =
      new UseAbility(Service.GAME, AbilityRef.parse("leader/xander_alexin_victori_iii"));
  private static final UseAbility RESEARCH =
      new UseAbility(Service.GAME, AbilityRef.parse("action_card/focused_research"));

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "keleres")
        .player(P2, "hacan")
        .player(P3, "letnev")
        .leaders(P1, "xander_alexin_victori_iii")
        .goods(P1, 0, 2)
        .goods(P2, 2, 3)
        .holds(P2, "focused_research", "focused_research");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P2, 1)).frame(new Turn(P2)));
  }

  private static Choose choose(String one) {
    return new Choose(Service.GAME, List.of(one));
  }

  private static Scenario<GameState> allowed(TableKit kit, int commodities) {
    return turn(kit)
        .when(P1, XANDER)
        .when(P1, choose("p2"))
        .when(P2, choose(Integer.toString(commodities)))
        .thenAccepted();
  }

  @Test
  void thePlayerWhoWillPaySaysHowMany() {
    Scenario<GameState> used = turn(kit()).when(P1, XANDER).thenAccepted();
    assertThat(used.awaited()).containsExactly(P1);
    used.when(P1, choose("p3")).thenRefusedAs("no-such-choice");
    Scenario<GameState> asked = used.when(P1, choose("p2")).thenAccepted();
    assertThat(asked.awaited()).containsExactly(P2);
    asked.when(P2, choose("4")).thenRefusedAs("no-such-choice");

    Scenario<GameState> said = asked.when(P2, choose("3")).thenAccepted();
    assertThat(said.awaited()).containsExactly(P2);
    assertThat(CommoditiesAsGoods.of(said.table(), P2)).isEqualTo(3);
    assertThat(said.table().player(P2).commodities()).isEqualTo(3);
    said.when(P1, XANDER).thenRefused("abilities.3");
  }

  @Test
  void commoditiesPayInPlaceOfTradeGoods() {
    turn(kit()).when(P2, RESEARCH).thenRefused("abilities.3");
    Scenario<GameState> paid = allowed(kit(), 2).when(P2, RESEARCH).thenAccepted();
    assertThat(paid.happened()).contains(new CommoditiesPaid(P2, 2), new GoodsSpent(P2, 2));
    Player payer = paid.table().player(P2);
    assertThat(payer.tradeGoods()).isZero();
    assertThat(payer.commodities()).isEqualTo(1);
  }

  @Test
  @Rule("leader/xander_alexin_victori_iii.N1")
  void oneUseCoversOnePayment() {
    Scenario<GameState> once = allowed(kit().goods(P2, 2, 6), 6);
    assertThat(CommoditiesAsGoods.of(once.table(), P2)).isEqualTo(6);

    Scenario<GameState> paid = once.when(P2, RESEARCH).thenAccepted();
    assertThat(paid.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(paid.table().player(P2).commodities()).isEqualTo(2);
    assertThat(CommoditiesAsGoods.of(paid.table(), P2)).isZero();
    assertThat(PaymentMeans.of(paid.table(), P2, Purpose.RESOURCES).tradeGoods()).isEqualTo(2);
    assertThat(new Payment(List.of(), 3).payable(paid.table(), P2)).isPresent();
  }

  @Test
  void whoHasFewerByThenPaysWhatItHas() {
    Scenario<GameState> said = allowed(kit(), 3);
    TableKit fewer =
        kit()
            .goods(P2, 3, 1)
            .with(table ->
                table.withPart(
                    CommoditiesAsGoods.ID, _ -> said.table().part(CommoditiesAsGoods.ID)));
    Scenario<GameState> paid = turn(fewer).when(P2, RESEARCH).thenAccepted();
    assertThat(paid.happened()).contains(new CommoditiesPaid(P2, 1), new GoodsSpent(P2, 3));
  }

  @Test
  void notWhereNobodyHasCommodities() {
    turn(kit().goods(P1, 5, 0).goods(P2, 2, 0)).when(P1, XANDER).thenRefused("abilities.3");
  }

  @Test
  void inAnyPhase() {
    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .frame(new StatusPhase())
                .with(t -> t.withKernel(t.kernel().evolve(new WindowOpened(of(t, P3))))));
    assertThat(status.when(P1, XANDER).when(P1, choose("p1")).thenAccepted().awaited())
        .containsExactly(P1);
  }

  private static Window of(Table table, Seat seat) {
    return new Window(
        table.kernel().opened(),
        "waits",
        PassRule.MUST_ANSWER,
        List.of(seat),
        0,
        Set.of(),
        Optional.empty());
  }
}
