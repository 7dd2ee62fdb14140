package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.state.GameState;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.immutable.Copies;
import org.lazax.table.setup.Phase;
import org.lazax.table.strategy.StrategyRow;
import org.lazax.table.tokens.Tokens;

/** P2 keeps Leadership. P1 is the speaker and has used Trade. */
class PoliticalStabilityTest {
  private static final UseAbility KEEP =
      new UseAbility(Service.GAME, AbilityRef.parse("action_card/political_stability"));
  private static final LetPass PASS = new LetPass(Service.GAME);

  private static TableKit board() {
    return Cards.used(Cards.used(TableKit.players(2), P1, "trade"), P2, "leadership")
        .controls(P1, "arretze", "hercant", "kamdorn")
        .controls(P2, "archon_ren", "archon_tau");
  }

  @Test
  @Rule("action_card/political_stability.N2")
  void theCardsThatAreKeptAreReadied() {
    Scenario<GameState> kept = returning(board().holds(P2, "political_stability")).when(P2, KEEP);

    assertThat(kept.table().player(P2).strategyCards()).containsEntry(card("leadership"), false);
    assertThat(kept.table().player(P1).strategyCards()).isEmpty();
    assertThat(kept.happened()).contains(new StrategyCardsLaidOut(List.of(card("trade"))));
  }

  @Test
  void withoutItOtherComponentsOfTheStatusPhaseKeepNoCards() {
    Table table = returning(board().technologies(P2, "hyper_metabolism")).table();

    assertThat(table.player(P2).strategyCards()).isEmpty();
  }

  @Test
  @Rule("action_card/political_stability.N1")
  void whatIsKeptGivesNoOrderInTheAgendaPhase() {
    Table kept = returning(board().holds(P2, "political_stability")).when(P2, KEEP).table();
    TableKit between = TableKit.players(2).with(_ -> kept);

    assertThat(Initiative.order(between.table())).containsExactly(P2, P1);
    assertThat(Initiative.order(between.frame(new AgendaPhase()).table())).containsExactly(P1, P2);
  }

  /** P2 draws the card in the same status phase. */
  @Test
  @Rule({"action_card/political_stability.N3", "action_card/political_stability.N3.1"})
  void itIsPlayedAfterAllOtherStepsEvenIfItWasDrawnInThem() {
    TableKit kit =
        Cards.objectives(board().round(1), 3, 5, "corner_the_market")
            .controls(P1, "abyz", "fria", "lirta_iv", "bereg")
            .controls(P2, "cormund", "kraag", "siig", "ashtroth");
    List<ActionCardId> deck = ActionCardDeck.left(kit.table());
    int drawn = deck.indexOf(new ActionCardId("political_stability")) + 1;
    Scenario<GameState> status =
        given(kit, new StatusPhase())
            .when(P2, new ScoreNothing())
            .when(P1, new ScoreNothing(), 1, drawn, 1);
    assertThat(status.table().player(P2).actionCards())
        .containsExactly(new ActionCardId("political_stability"));
    status.when(P2, KEEP).thenRefusedAs("not-awaited");

    Scenario<GameState> tokens = status.when(P2, distribute());
    tokens.when(P2, KEEP).thenRefusedAs("not-awaited");
    Scenario<GameState> last = tokens.when(P1, distribute());
    assertThat(last.table().kernel().awaiting().orElseThrow().about())
        .isEqualTo("returning-strategy-cards");
    assertThat(last.awaited()).containsExactly(P2);
    Scenario<GameState> kept = last.when(P2, KEEP).when(P1, PASS);
    assertThat(kept.table().player(P2).strategyCards()).containsOnlyKeys(card("leadership"));
  }

  @Test
  void withEightPlayersTheSevenOthersChooseAmongSevenCards() {
    TableKit kit = Cards.laidOut(TableKit.players(8));
    TableKit seven =
        kit.with(t ->
            t.withStrategyRow(
                new StrategyRow(Copies.without(t.strategyRow().goods(), card("leadership")))));
    Scenario<GameState> phase =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.held(seven, P3, "leadership").frame(new StrategyPhase()));
    List<String> cards =
        List.of(
            "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial");
    List<Seat> choosers = IntStream.of(1, 2, 4, 5, 6, 7, 8).mapToObj(Seat::new).toList();
    for (int i = 0; i < cards.size(); i++) {
      assertThat(phase.awaited()).containsExactly(choosers.get(i));
      phase = phase.when(choosers.get(i), new ChooseStrategyCard(card(cards.get(i))));
    }

    assertThat(phase.table().kernel().within(StrategyPhase.class)).isEmpty();
    assertThat(phase.table().players().values())
        .allSatisfy(player -> assertThat(player.strategyCards()).hasSize(1));
    assertThat(phase.table().player(P3).strategyCards()).containsOnlyKeys(card("leadership"));
  }

  private static Scenario<GameState> returning(TableKit kit) {
    return given(kit, new StatusPhase().at(Step.REPAIR, List.of()));
  }

  private static Scenario<GameState> given(TableKit kit, Procedure procedure) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Round(Phase.AGENDA)).frame(procedure));
  }

  private static DistributeTokens distribute() {
    return new DistributeTokens(new Tokens(4, 3, 3));
  }
}
