package org.lazax.game.strategicaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.DECLINE;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.strategy.StrategyCardExhausted;

class StrategicActionTest {

  @ParameterizedTest
  @ValueSource(strings = {"diplomacy", "construction"})
  @Rule({"strategic_action.0", "strategic_action.2"})
  void aCardIsUsedAlsoWhereItDoesNothing(String card) {
    assertThat(Using.card(TableKit.players(2), P1, card).happened())
        .containsExactly(new StrategyCardExhausted(P1, card(card)));
  }

  @Test
  @Rule({"strategic_action.1", "strategic_action.1.1", "strategy_card.4"})
  void theOthersAreAskedClockwiseFromTheLeftAndEachMayDecline() {
    Scenario<GameState> asked =
        Using.card(TableKit.players(3), P2, "trade").when(P2, new PickFollowers(List.of()));

    assertThat(asked.awaited()).containsExactly(P3);
    Scenario<GameState> next = asked.when(P3, DECLINE);
    assertThat(next.awaited()).containsExactly(P1);
    next.when(P1, DECLINE).thenEvents(new StrategyCardExhausted(P2, card("trade")));
  }

  @Test
  @Rule("strategic_action.1")
  void theOptionTellsWhatFollowingCostsAndDoes() {
    Scenario<GameState> asked =
        Using.card(TableKit.players(2), P1, "trade").when(P1, new PickFollowers(List.of()));

    assertThat(asked.options(P2))
        .first()
        .isEqualTo(
            new FollowingOption(
                card("trade"),
                Catalog.standard().strategyCard(card("trade")).secondary().effect(),
                1,
                0,
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty()));
  }

  @Test
  @Rule("technology_sc.3")
  void followingIsOfferedToWhoCanJustPayForIt() {
    assertThat(followers(4)).hasSize(1);
    assertThat(followers(3)).isEmpty();
  }

  private static List<FollowingOption> followers(int goods) {
    return Using.card(TableKit.players(2).goods(P2, goods, 0), P1, "technology")
        .when(
            P1,
            new ResearchTechnology(
                new TechnologyId("neural_motivator"), List.of(), Optional.empty()))
        .options(P2)
        .stream()
        .filter(FollowingOption.class::isInstance)
        .map(FollowingOption.class::cast)
        .toList();
  }

  @Test
  @Rule("construction.3")
  void aTokenIsPlacedForConstructionAndForNoOtherCard() {
    Refusal none =
        Using.card(TableKit.players(2).tile("26", 0, 0), P1, "trade")
            .when(P1, new PickFollowers(List.of()))
            .when(P2, Using.placing("26"))
            .thenRefused("construction.3")
            .refusal()
            .orElseThrow();

    assertThat(none.detail()).isEqualTo("this card places no token");
  }

  @Test
  @Rule("strategic_action.1")
  void nobodyFollowsOutOfTurnAndARefusalNamesTheSeat() {
    Scenario<GameState> asked =
        Using.card(TableKit.players(3), P1, "trade").when(P1, new PickFollowers(List.of()));

    assertThat(asked.when(P3, FOLLOW).refusal())
        .get()
        .matches(refusal -> P3.equals(refusal.values().get("seat")));
    assertThat(asked.when(P2, Using.paying(1)).refusal())
        .get()
        .matches(refusal -> P2.equals(refusal.values().get("seat")));
  }
}
