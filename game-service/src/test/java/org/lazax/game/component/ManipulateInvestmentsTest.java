package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.strategy.GoodsOnHeldCards;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;

/** P1 is the speaker of three players and plays the card. */
class ManipulateInvestmentsTest {
  @Test
  void fiveGoodsGoOnThreeCardsAndAreGainedWithThem() {
    Scenario<GameState> named = played(board()).when(P1, cards("politics", "trade", "warfare"));
    named.when(P1, more("imperial", 2)).thenRefusedAs("no-such-choice");
    named.when(P1, more("trade", 1)).thenRefusedAs("no-such-choice");

    Scenario<GameState> placed = named.when(P1, more("trade", 2));
    assertThat(placed.table().strategyRow().goods())
        .containsEntry(card("politics"), 1)
        .containsEntry(card("trade"), 3)
        .containsEntry(card("warfare"), 1)
        .containsEntry(card("imperial"), 0);
    placed
        .when(P1, new ChooseStrategyCard(card("trade")))
        .then(table -> assertThat(table.player(P1).tradeGoods()).isEqualTo(3));
  }

  @Test
  void atLeastThreeCardsAreNamedAndAtMostFive() {
    Scenario<GameState> played = played(board());
    played.when(P1, cards("politics", "trade")).thenRefusedAs("no-such-choice");
    played
        .when(P1, cards("politics", "trade", "warfare", "imperial", "diplomacy", "technology"))
        .thenRefusedAs("no-such-choice");
    played
        .when(P1, cards("politics", "trade", "warfare", "imperial", "diplomacy"))
        .then(table -> assertThat(table.strategyRow().goods()).containsEntry(card("diplomacy"), 1));
  }

  @Test
  @Rule("action_card/manipulate_investments.N1")
  void goodsOnAKeptCardLieThereUntilItIsTakenFromTheCommonArea() {
    Table placed = onKept();
    assertThat(placed.player(P2).tradeGoods()).isZero();
    assertThat(held(placed)).containsOnly(Map.entry(card("leadership"), 3));

    TableKit returned =
        board().with(_ -> new StrategyCardsLaidOut(List.of(card("leadership"))).fold(placed));
    assertThat(held(returned.table())).isEmpty();
    assertThat(returned.table().strategyRow().goods()).containsEntry(card("leadership"), 3);
    Scenario.given(decider(), board().with(_ -> returned.table()))
        .when(P1, new ChooseStrategyCard(card("leadership")))
        .then(table -> assertThat(table.player(P1).tradeGoods()).isEqualTo(3));
  }

  @Test
  @Rule("action_card/manipulate_investments.N1.1")
  void whoSwapsAKeptCardDoesNotGainTheGoodsOnIt() {
    TableKit arbiter =
        kept()
            .with(t ->
                t.withCouncil(
                    t.council()
                        .withLaw(
                            new Law(
                                new AgendaId("imperial_arbiter"),
                                Optional.of(AgendaOutcome.elect(P1)),
                                Optional.of(P1)))));
    Scenario<GameState> swapped =
        played(Cards.held(arbiter, P1, "warfare", "technology"))
            .when(P1, cards("leadership", "trade", "politics"))
            .when(P1, more("leadership", 2))
            .when(TableKit.P3, new ChooseStrategyCard(card("diplomacy")))
            .when(TableKit.P3, new ChooseStrategyCard(card("imperial")))
            .when(P1, use("agenda/imperial_arbiter"))
            .when(P1, cards("technology"))
            .when(P1, cards("leadership"));

    assertThat(swapped.table().player(P1).strategyCards()).containsKey(card("leadership"));
    assertThat(swapped.table().player(P1).tradeGoods()).isZero();
    assertThat(swapped.table().player(P2).tradeGoods()).isZero();
    assertThat(held(swapped.table())).containsOnly(Map.entry(card("leadership"), 3));
  }

  @Test
  void theGoodsOnACardOfAnEliminatedPlayerStayOnIt() {
    Table out = new PlayerEliminated(P2).fold(onKept());

    assertThat(held(out)).isEmpty();
    assertThat(out.strategyRow().goods()).containsEntry(card("leadership"), 3);
  }

  /** Three goods lie on the card that P2 has kept. */
  private static Table onKept() {
    return played(kept())
        .when(P1, cards("leadership", "trade", "politics"))
        .when(P1, more("leadership", 2))
        .table();
  }

  private static Map<StrategyCardId, Integer> held(Table table) {
    return table.part(GoodsOnHeldCards.ID).goods();
  }

  private static TableKit board() {
    return Cards.laidOut(TableKit.players(3)).holds(P1, "manipulate_investments");
  }

  /** P2 has kept two cards. */
  private static TableKit kept() {
    Map<StrategyCardId, Integer> row =
        Copies.without(
            Copies.without(board().table().strategyRow().goods(), card("leadership")),
            card("construction"));
    return Cards.held(board(), P2, "leadership", "construction")
        .with(t -> t.withStrategyRow(new StrategyRow(row)));
  }

  private static Scenario<GameState> played(TableKit kit) {
    return Scenario.given(decider(), kit.frame(new StrategyPhase()))
        .when(P1, use("action_card/manipulate_investments"));
  }

  private static GameDecider decider() {
    return new GameDecider(StandardRules.TABLE);
  }

  /** Chooses these. */
  private static Choose cards(String... cards) {
    return new Choose(Service.GAME, List.of(cards));
  }

  private static Choose more(String card, int count) {
    return new Choose(Service.GAME, List.of(), List.of(new Counted(card, count)));
  }
}
