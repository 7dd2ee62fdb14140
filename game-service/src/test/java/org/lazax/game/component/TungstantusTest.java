package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.table.event.goods.GoodsGained;

/** P1 is the Titans; a dock on Loki (75) produces three units. P2 is Mentak. */
class TungstantusTest {
  private static final String TUNGSTANTUS = "leader/tungstantus";
  private static final String PILLAGE = "faction_ability/pillage";

  @Test
  @Rule({"leader/tungstantus.N1", "leader/tungstantus.N1.2"})
  void theTradeGoodPaysForTheProductionThatGivesIt() {
    Scenario<GameState> begun = Producing.in(kit(1), P1, "75");
    Scenario<GameState> used = begun.when(P1, Using.ability(TUNGSTANTUS));
    assertThat(used.table().player(P1).tradeGoods()).as("nothing is produced yet").isEqualTo(1);

    Scenario<GameState> produced = used.when(P1, cruisers(1, 2)).thenAccepted();
    assertThat(produced.happened()).contains(new GoodsGained(P1, 1));
    assertThat(produced.table().player(P1).tradeGoods()).isZero();
    assertThat(used.when(P1, new ProduceNothing()).table().player(P1).tradeGoods()).isEqualTo(1);
    begun.when(P1, new LetPass(Service.GAME)).when(P1, cruisers(1, 2)).thenRefused("trade_goods.4");
  }

  @Test
  @Rule("leader/tungstantus.N1")
  void theFormOffersTheTradeGood() {
    Scenario<GameState> used = Producing.in(kit(1), P1, "75").when(P1, Using.ability(TUNGSTANTUS));

    ProduceUnits sample = (ProduceUnits) Producing.form(used, P1).sample().command();
    assertThat(sample.payment().tradeGoods()).isEqualTo(2);
    used.when(P1, sample).thenAccepted();
    assertThat(Producing.option(used, P1).means().tradeGoods()).isEqualTo(2);
  }

  @Test
  @Rule("leader/tungstantus.N1.1")
  void pillageLooksAtWhatIsLeft() {
    Scenario<GameState> two = Producing.in(kit(2), P1, "75");
    Scenario<GameState> more = Producing.in(kit(4), P1, "75");

    Scenario<GameState> spent =
        two.when(P1, Using.ability(TUNGSTANTUS)).when(P1, cruisers(1, 2)).thenAccepted();
    assertThat(spent.awaited()).as("one is left").doesNotContain(P2);
    Scenario<GameState> left =
        more.when(P1, Using.ability(TUNGSTANTUS)).when(P1, cruisers(1, 2)).thenAccepted();
    assertThat(left.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(Using.abilities(left, P2)).contains(PILLAGE);
    Scenario<GameState> without =
        Producing.in(kit(5), P1, "75")
            .when(P1, new LetPass(Service.GAME))
            .when(P1, cruisers(1, 2))
            .thenAccepted();
    assertThat(without.awaited()).as("no good is gained").doesNotContain(P2);
  }

  @Test
  @Rule("leader/tungstantus.N2")
  void whatIsProducedWithoutProductionGivesNothing() {
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);
    Scenario<GameState> producing = Producing.by(one, kit(2), P1, "75");

    assertThat(Using.abilities(producing, P1)).doesNotContain(TUNGSTANTUS);
    Scenario<GameState> produced = producing.when(P1, cruisers(1, 2)).thenAccepted();
    assertThat(produced.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  void theProductionOfAnotherPlayerGivesNothing() {
    TableKit kit = kit(2).tile("38", 5, 5).controls(P2, "abyz").units(P2, "38/abyz", SPACE_DOCK, 1);

    assertThat(Producing.in(kit.goods(P2, 2, 0), P2, "38").awaited()).containsExactly(P2);
  }

  private static ProduceUnits cruisers(int count, int goods) {
    return order(goods, Producing.some(CRUISER, count, "75"));
  }

  private static TableKit kit(int goods) {
    return TableKit.players(2)
        .player(P1, "titans")
        .player(P2, "mentak")
        .leaders(P1, "tungstantus")
        .tile("75", 0, 0)
        .tile("49", 0, 1)
        .units(P2, "49", CRUISER, 1)
        .controlsExhausted(P1, "loki")
        .units(P1, "75/loki", SPACE_DOCK, 1)
        .goods(P1, goods, 0);
  }
}
