package org.lazax.game.strategyphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.GoodsLaidOnStrategyCards;
import org.lazax.table.event.strategy.StrategyCardTaken;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.setup.Phase;

class StrategyPhaseTest {

  @Test
  @Rule({"strategy_phase.1", "speaker.1"})
  void theSpeakerChoosesFirstAndTheOthersFollowClockwise() {
    Scenario<GameState> phase = phase(TableKit.players(5).speaker(P3));

    assertThat(choosers(phase, 5)).containsExactly(P3, P4, new Seat(5), P1, P2);
  }

  @Test
  @Rule({"strategy_phase.0", "strategy_card.1"})
  void everybodyTakesACardFromTheCommonArea() {
    Scenario<GameState> phase = phase(TableKit.players(5));
    for (int i = 0; i < 5; i++) {
      phase = chooseLowest(phase);
    }

    Table table = phase.table();
    assertThat(table.players().values())
        .allSatisfy(player -> assertThat(player.strategyCards()).hasSize(1))
        .flatExtracting(player -> player.strategyCards().keySet())
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(table.strategyRow().goods().keySet());
  }

  @Test
  @Rule({"strategy_phase.1.3", "strategy_card.N1"})
  void withFourPlayersEachChoosesASecondCardInTheSameOrder() {
    Scenario<GameState> phase = phase(TableKit.players(4).speaker(P2));

    assertThat(choosers(phase, 8)).containsExactly(P2, P3, P4, P1, P2, P3, P4, P1);
  }

  @Test
  @Rule("strategy_card.N1")
  void withThreePlayersSixCardsAreTakenAndTwoStay() {
    Scenario<GameState> phase = phase(TableKit.players(3));
    for (int i = 0; i < 6; i++) {
      phase = chooseLowest(phase);
    }

    assertThat(phase.table().strategyRow().goods()).hasSize(2);
  }

  @Test
  @Rule({"strategy_phase.1.1", "trade_goods.2"})
  void theGoodsOnACardComeWithIt() {
    TableKit kit =
        Cards.laidOut(TableKit.players(5))
            .with(t -> new GoodsLaidOnStrategyCards(List.of(card("politics"))).fold(t));

    given(kit)
        .when(P1, new ChooseStrategyCard(card("politics")))
        .thenEvents(new StrategyCardTaken(P1, card("politics"), 1))
        .then(table -> assertThat(table.player(P1).tradeGoods()).isEqualTo(1));
  }

  @Test
  @Rule("strategy_phase.N1")
  void theGoodsAreKeptWhenTheCardIsLost() {
    TableKit kit =
        Cards.laidOut(TableKit.players(5))
            .with(t -> new GoodsLaidOnStrategyCards(List.of(card("politics"))).fold(t));
    Table taken =
        given(kit).when(P1, new ChooseStrategyCard(card("politics"))).thenAccepted().table();

    Table lost = new StrategyCardsLaidOut(List.of(card("politics"))).fold(taken);
    assertThat(lost.player(P1).strategyCards()).isEmpty();
    assertThat(lost.player(P1).tradeGoods()).isEqualTo(1);
    assertThat(lost.strategyRow().goods()).containsEntry(card("politics"), 0);
  }

  @Test
  @Rule({"strategy_phase.1.2", "strategy_card.8", "strategy_card.8.1", "strategy_card.8.2"})
  void aCardThatIsTakenIsNotThereForOthers() {
    Scenario<GameState> taken =
        phase(TableKit.players(5)).when(P1, new ChooseStrategyCard(card("trade")));

    taken.when(P2, new ChooseStrategyCard(card("trade"))).thenRefused("strategy_phase.1");
    taken
        .when(P2, new ChooseStrategyCard(card("politics")))
        .thenAccepted()
        .then(table -> {
          assertThat(table.player(P1).strategyCards()).containsOnlyKeys(card("trade"));
          assertThat(table.player(P2).strategyCards()).containsOnlyKeys(card("politics"));
          assertThat(table.strategyRow().goods())
              .hasSize(6)
              .doesNotContainKeys(card("trade"), card("politics"));
        });
  }

  @Test
  @Rule("strategy_phase.2")
  void aTradeGoodLandsOnEachCardNobodyChoseBesideThoseOfEarlierRounds() {
    StrategyCardId imperial = card("imperial");
    TableKit kit =
        Cards.laidOut(TableKit.players(5))
            .with(t -> new GoodsLaidOnStrategyCards(List.of(imperial)).fold(t));
    Scenario<GameState> phase = given(kit);
    for (int i = 0; i < 5; i++) {
      phase = chooseLowest(phase);
    }

    assertThat(phase.table().strategyRow().goods())
        .containsOnlyKeys(card("warfare"), card("technology"), imperial)
        .containsEntry(card("warfare"), 1)
        .containsEntry(imperial, 2);
  }

  @Test
  @Rule("strategy_phase.2.1")
  void withFourPlayersNoCardIsLeftToLayGoodsOn() {
    Scenario<GameState> phase = phase(TableKit.players(4));
    for (int i = 0; i < 8; i++) {
      phase = chooseLowest(phase);
    }

    assertThat(phase.table().strategyRow().goods()).isEmpty();
    assertThat(phase.happened()).noneMatch(GoodsLaidOnStrategyCards.class::isInstance);
  }

  @Test
  @Rule("elimination.9")
  void aGameBegunWithFiveKeepsOneCardEachWithFour() {
    TableKit kit =
        Cards.laidOut(TableKit.players(5)).with(t -> t.withPlayer(new Seat(5), p -> p.out()));
    Scenario<GameState> phase = given(kit);
    for (int i = 0; i < 4; i++) {
      phase = chooseLowest(phase);
    }

    assertThat(phase.table().player(P1).strategyCards()).hasSize(1);
    assertThat(phase.table().strategyRow().goods()).hasSize(4);
  }

  @Test
  @Rule("strategy_card.5")
  void thereAreEightCardsWithTheInitiativesOneToEight() {
    assertThat(Catalog.standard().strategyCards().values())
        .extracting(StrategyCard::initiative)
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  @Rule({"leadership.0", "diplomacy.0", "politics.0", "construction.0"})
  void leadershipDiplomacyPoliticsAndConstructionComeFirst() {
    assertThat(initiatives("leadership", "diplomacy", "politics", "construction"))
        .containsExactly(1, 2, 3, 4);
  }

  @Test
  @Rule({"trade.0", "warfare.0", "technology_sc.0", "imperial.0"})
  void tradeWarfareTechnologyAndImperialComeLast() {
    assertThat(initiatives("trade", "warfare", "technology", "imperial"))
        .containsExactly(5, 6, 7, 8);
  }

  private static List<Integer> initiatives(String... cards) {
    return Arrays.stream(cards)
        .map(id -> Catalog.standard().strategyCard(card(id)).initiative())
        .toList();
  }

  @Test
  void theCardsAreOfferedWithTheirGoodsAndWhoIsSilentTakesTheRichestOrTheFirst() {
    Scenario<GameState> phase = phase(TableKit.players(5));
    Scenario<GameState> rich =
        given(
            Cards.laidOut(TableKit.players(5))
                .with(t -> new GoodsLaidOnStrategyCards(List.of(card("politics"))).fold(t)));

    assertThat(rich.options(P1))
        .contains(new StrategyCardChoice(rich.table().strategyRow().goods(), List.of()));
    assertThat(phase.silence(P1)).contains(new ChooseStrategyCard(card("leadership")));
    assertThat(rich.silence(P1)).contains(new ChooseStrategyCard(card("politics")));
  }

  @Test
  void whoIsSilentGetsACardThatIsThere() {
    Scenario<GameState> phase = phase(TableKit.players(5));

    phase.when(P1, phase.silence(P1).orElseThrow()).thenAccepted();
  }

  private static List<Seat> choosers(Scenario<GameState> begun, int count) {
    List<Seat> seats = new ArrayList<>();
    Scenario<GameState> phase = begun;
    for (int i = 0; i < count; i++) {
      seats.addAll(phase.awaited());
      phase = chooseLowest(phase);
    }
    return seats;
  }

  private static Scenario<GameState> chooseLowest(Scenario<GameState> phase) {
    StrategyCardId lowest =
        phase.table().strategyRow().goods().keySet().stream()
            .min(Comparator.comparingInt(c -> Catalog.standard().strategyCard(c).initiative()))
            .orElseThrow();
    return phase.when(phase.awaited().getFirst(), new ChooseStrategyCard(lowest)).thenAccepted();
  }

  private static Scenario<GameState> phase(TableKit kit) {
    return given(Cards.laidOut(kit));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.ACTION)).frame(new StrategyPhase()));
  }
}
