package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is the Winnu, P2 Sol and P3 the Yssaril. A dock on Loki (75), worth 1, produces 3 units. */
class BerekarBerekonTest {
  private static final UseAbility BEREKON =
      new UseAbility(Service.GAME, AbilityRef.parse("leader/berekar_berekon"));
  private static final LetPass PASS = new LetPass(Service.GAME);

  @Test
  void theOwnProductionCostsTwoLess() {
    Scenario<GameState> used = production(kit(P1), P1).when(P1, BEREKON).thenAccepted();

    used.when(P1, cruiserAndInfantry(0)).thenRefused("producing_units.1");
    Scenario<GameState> produced = used.when(P1, cruiserAndInfantry(1)).thenAccepted();
    assertThat(produced.table().units().count(P1, CRUISER)).isEqualTo(1);
    assertThat(produced.table().units().count(P1, INFANTRY)).isEqualTo(2);
    assertThat(produced.table().player(P1).tradeGoods()).isEqualTo(9);
  }

  @Test
  void theProductionOfAnotherPlayerCostsTwoLess() {
    Scenario<GameState> begun = production(kit(P2), P2);
    assertThat(begun.awaited()).containsExactly(P1);
    Scenario<GameState> used = begun.when(P1, BEREKON).thenAccepted();

    assertThat(used.awaited()).as("the agent is not lent").containsExactly(P2);
    used.when(P2, BEREKON).thenRefusedAs("not-awaited");
    Scenario<GameState> produced = used.when(P2, cruiserAndInfantry(1)).thenAccepted();
    assertThat(produced.table().units().count(P2, CRUISER)).isEqualTo(1);
    assertThat(produced.table().player(P2).tradeGoods()).isEqualTo(9);
    assertThat(produced.table().player(P1).tradeGoods()).as("of the Winnu").isZero();
  }

  @Test
  void nothingIsCheaperThanFree() {
    Scenario<GameState> used = production(kit(P1), P1).when(P1, BEREKON).thenAccepted();

    Scenario<GameState> produced = used.when(P1, produce(0, infantry(2))).thenAccepted();
    assertThat(produced.table().player(P1).tradeGoods()).isEqualTo(10);
  }

  @Test
  void theAgentIsExhaustedAndTheNextProductionCostsAllAgain() {
    TableKit twice = kit(P1).frame(new Turn(P1)).frame(at(P1)).frame(at(P1));
    Scenario<GameState> used = given(twice).when(P1, BEREKON).thenAccepted();
    assertThat(used.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("berekar_berekon"));

    Scenario<GameState> next = used.when(P1, cruiserAndInfantry(1)).thenAccepted();
    next.when(P1, BEREKON).thenRefusedAs("not-awaited");
    next.when(P1, produce(0, infantry(2))).thenRefused("producing_units.1");
    next.when(P1, produce(1, infantry(2))).thenAccepted();
  }

  @Test
  void withoutItsUseThePriceIsThePrinted() {
    Scenario<GameState> passed = production(kit(P1), P1).when(P1, PASS).thenAccepted();

    assertThat(passed.table().player(P1).leaders().lying(LeaderState.EXHAUSTED)).isEmpty();
    passed.when(P1, cruiserAndInfantry(1)).thenRefused("producing_units.1");
    passed.when(P1, cruiserAndInfantry(3)).thenAccepted();
  }

  @Test
  @Rule("leader/berekar_berekon.N1")
  void asManyUnitsAreProducedAsBefore() {
    Scenario<GameState> used = production(kit(P1), P1).when(P1, BEREKON).thenAccepted();

    used.when(P1, produce(0, infantry(4))).thenRefused("production.1");
    used.when(P1, produce(0, infantry(3))).thenAccepted();
  }

  @Test
  void theAgentOfTheYssarilLowersItByTwoMore() {
    Scenario<GameState> used =
        production(kit(P2).leaders(P3, "clever_clever_ssruu"), P2)
            .when(P1, BEREKON)
            .when(P3, BEREKON)
            .thenAccepted();

    assertThat(used.table().player(P3).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("clever_clever_ssruu"));
    Scenario<GameState> produced = used.when(P2, cruiserAndInfantry(0)).thenAccepted();
    assertThat(produced.table().player(P2).tradeGoods()).isEqualTo(10);
  }

  private static TableKit kit(Seat producer) {
    return TableKit.players(3)
        .player(P1, "winnu")
        .player(P2, "sol")
        .player(P3, "yssaril")
        .leaders(P1, "berekar_berekon")
        .tile("75", 0, 0)
        .controlsExhausted(producer, "loki")
        .goods(producer, 10, 0)
        .units(producer, "75/loki", SPACE_DOCK, 1);
  }

  private static Production at(Seat producer) {
    return new Production(producer, SystemId.of("75"));
  }

  private static Scenario<GameState> production(TableKit kit, Seat producer) {
    return given(kit.frame(at(producer)));
  }

  /** A cruiser and two infantry, which cost three. */
  private static ProduceUnits cruiserAndInfantry(int goods) {
    return produce(goods, new Produced(CRUISER, 1, Place.of("75")), infantry(2));
  }

  private static Produced infantry(int count) {
    return new Produced(INFANTRY, count, Place.of("75/loki"));
  }

  private static ProduceUnits produce(int goods, Produced... units) {
    return new ProduceUnits(List.of(units), List.of(), new Payment(List.of(), goods));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }
}
