package org.lazax.game.actionphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.imperial.ImperialCommand.DeclineImperial;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.PickFollowers;
import org.lazax.game.trade.TradeOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.strategy.GoodsLaidOnStrategyCards;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

class ActionPhaseTest {
  private static final Pass PASS = new Pass();

  @Test
  @Rule({"active_player.0", "active_player.1", "initiative_order.1", "initiative_order.2.1"})
  void theLowestInitiativeHasTheFirstTurn() {
    // Nobody chose Leadership.
    TableKit kit = three("trade", "diplomacy", "politics");

    Scenario<GameState> phase =
        given(kit.with(t -> new GoodsLaidOnStrategyCards(List.of(card("leadership"))).fold(t)));
    assertThat(phase.awaited()).containsExactly(P2);
    assertThat(phase.table().kernel().within(Turn.class).map(Turn::seat)).contains(P2);
  }

  @Test
  @Rule({"active_player.2", "active_player.3", "action_phase.0"})
  void turnsGoOnByInitiativeAndBeginAnewAfterTheLast() {
    given(three("diplomacy", "construction", "imperial").sheet(P1, 3, 3, 0).sheet(P2, 3, 3, 0))
        .when(P1, use("diplomacy"))
        .then(table -> assertThat(awaited(table)).containsExactly(P2))
        .when(P2, use("construction"))
        .then(table -> assertThat(awaited(table)).containsExactly(P3))
        .when(P3, use("imperial"))
        .when(P3, new DeclineImperial())
        .then(table -> assertThat(awaited(table)).containsExactly(P1))
        .when(P1, PASS)
        .then(table -> assertThat(awaited(table)).containsExactly(P2))
        .when(P2, PASS)
        .then(table -> assertThat(awaited(table)).containsExactly(P3))
        .when(P3, PASS)
        .then(table -> assertThat(table.kernel().stack()).as("all have passed").isEmpty());
  }

  @Test
  @Rule({"initiative_order.2", "active_player.2", "strategy_card.6"})
  void turnsGoUpByTheNumbersHeldWhereverTheirHoldersSit() {
    given(three("imperial", "diplomacy", "construction").sheet(P2, 3, 3, 0).sheet(P3, 3, 3, 0))
        .then(table -> assertThat(awaited(table)).containsExactly(P2))
        .when(P2, use("diplomacy"))
        .then(table -> assertThat(awaited(table)).containsExactly(P3))
        .when(P3, use("construction"))
        .then(table -> assertThat(awaited(table)).containsExactly(P1));
  }

  @Test
  @Rule({
    "initiative_order.N2",
    "initiative_order.N2.1",
    "initiative_order.N2.2",
    "initiative_order.N2.3",
    "initiative_order.N2.4",
    "initiative_order.N2.5",
    "initiative_order.N2.6",
    "initiative_order.N2.7",
    "initiative_order.N2.8"
  })
  void theEightCardsGiveTurnsInTheirOrder() {
    List<String> ranks =
        List.of(
            "leadership",
            "diplomacy",
            "politics",
            "construction",
            "trade",
            "warfare",
            "technology",
            "imperial");
    TableKit kit = TableKit.players(8);
    for (int rank = 1; rank <= 8; rank++) {
      kit = Cards.used(kit, new Seat(9 - rank), ranks.get(rank - 1));
    }

    Scenario<GameState> phase = given(kit);
    for (int rank = 1; rank <= 8; rank++) {
      Seat holder = new Seat(9 - rank);
      assertThat(phase.awaited()).as(ranks.get(rank - 1)).containsExactly(holder);
      phase = phase.when(holder, PASS).thenAccepted();
    }
  }

  @Test
  @Rule("action_phase.1")
  void theActionOfATurnIsStrategicTacticalOrOfAComponent() {
    TableKit sol =
        TableKit.players(2)
            .player(P1, "sol")
            .tile("75", 0, 0)
            .controls(P1, "loki")
            .controls(P2, "arretze");
    Scenario<GameState> turn = given(Cards.used(Cards.held(sol, P1, "leadership"), P2, "trade"));

    assertThat(turn.options(P1))
        .filteredOn(option -> !(option instanceof TradeOption))
        .extracting(option -> (Object) option.getClass())
        .containsOnly(
            TurnOption.StrategyCardUse.class,
            TurnOption.Activation.class,
            AbilityOption.Usable.class);
    assertThat(
            turn.when(
                    P1,
                    new UseAbility(Service.GAME, AbilityRef.parse("faction_ability/orbital_drop")))
                .awaited())
        .containsExactly(P2);
    assertThat(
            turn.when(P1, use("leadership"))
                .when(P1, new GainTokens(new Tokens(1, 1, 1), Payment.NOTHING))
                .awaited())
        .containsExactly(P2);
    assertThat(
            turn.when(P1, new TurnCommand.ActivateSystem(SystemId.of("75")))
                .thenAccepted()
                .table()
                .kernel()
                .within(Turn.class))
        .contains(Turn.acted(P1));
  }

  @Test
  @Rule({"action_phase.3", "active_player.3"})
  void whoHasPassedGetsNoMoreTurns() {
    TableKit three = three("diplomacy", "politics", "construction");

    given(used(used(three, "diplomacy"), "politics"))
        .when(P1, PASS)
        .when(P2, PASS)
        .when(P3, use("construction"))
        .then(table -> assertThat(awaited(table)).containsExactly(P3));
  }

  @Test
  @Rule({"action_phase.3.3", "action_phase.N4"})
  void theLastPlayerLeftTakesTurnAfterTurn() {
    TableKit kit =
        Cards.used(
            Cards.used(
                Cards.held(TableKit.players(3), P3, "trade", "construction"), P1, "diplomacy"),
            P2,
            "politics");

    Turn action = new Turn(P3).at(Turn.Progress.Step.ACTION);
    given(kit.sheet(P1, 3, 3, 0).sheet(P2, 3, 3, 0))
        .when(P1, PASS)
        .when(P2, PASS)
        .when(P3, use("trade"))
        .when(P3, new PickFollowers(List.of()))
        .when(P1, Using.DECLINE)
        .then(table -> assertThat(table.kernel().within(Turn.class)).contains(action))
        .when(P3, use("construction"))
        .then(table -> assertThat(table.kernel().within(Turn.class)).contains(action))
        .when(P3, PASS)
        .then(table -> assertThat(table.kernel().stack()).as("all have passed").isEmpty());
  }

  @Test
  @Rule({"action_phase.5"})
  void whenTheLastPlayerPassesTheStatusPhaseBegins() {
    TableKit kit = TableKit.players(2);
    kit = Cards.used(Cards.used(kit, P1, "diplomacy"), P2, "trade");
    Scenario<GameState> phase =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                Cards.objectives(kit, 1, 5)
                    .frame(new GameProcedure.Round(Phase.STATUS))
                    .frame(new ActionPhase()))
            .when(P1, PASS)
            .when(P2, PASS, 1, 1, 1);

    assertThat(phase.table().kernel().frame().map(Frame::procedure))
        .containsInstanceOf(StatusPhase.class);
  }

  @Test
  @Rule({"action_phase.4", "strategic_action.2.1"})
  void nobodyPassesBeforeUsingTheStrategyCard() {
    given(three("diplomacy", "politics", "trade")).when(P1, PASS).thenRefused("action_phase.4");
  }

  @Test
  @Rule({"action_phase.4.1", "strategic_action.2.1"})
  void nobodyPassesBeforeUsingBothStrategyCards() {
    TableKit kit =
        Cards.held(used(three("diplomacy", "politics", "trade"), "diplomacy"), P1, "imperial");

    given(kit).when(P1, PASS).thenRefused("action_phase.4");
  }

  @Test
  @Rule({"initiative_order.3", "strategy_card.N1.1"})
  void ofTwoCardsTheLowerOneCounts() {
    TableKit kit =
        Cards.held(
            Cards.held(TableKit.players(2), P1, "politics", "construction"),
            P2,
            "diplomacy",
            "imperial");

    assertThat(given(kit).awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"strategy_card.2", "strategy_card.2.2"})
  void anExhaustedCardStillGivesItsInitiative() {
    TableKit kit = used(three("diplomacy", "politics", "trade"), "diplomacy");

    assertThat(given(kit).awaited()).containsExactly(P1);
  }

  @Test
  @Rule("action_phase.2")
  void whoCanDoNothingElseHasToPass() {
    TableKit kit = used(three("diplomacy", "politics", "trade"), "diplomacy").sheet(P1, 0, 3, 2);

    assertThat(given(kit).options(P1))
        .filteredOn(option -> !(option instanceof TradeOption))
        .containsExactly(Option.plain(new TurnCommand.Pass()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "leadership",
        "diplomacy",
        "politics",
        "construction",
        "trade",
        "warfare",
        "technology",
        "imperial"
      })
  @Rule({
    "strategic_action.0",
    "leadership.1",
    "diplomacy.1",
    "politics.1",
    "construction.1",
    "trade.1",
    "warfare.0",
    "technology_sc.1",
    "imperial.1"
  })
  void onlyItsOwnerUsesAStrategyCardAndOnlyInTheOwnTurn(String card) {
    TableKit kit = Cards.held(TableKit.players(3), P1, card);
    GameDecider game = new GameDecider(StandardRules.TABLE);

    Scenario.given(game, kit.frame(new Turn(P2)))
        .when(P2, use(card))
        .thenRefused("strategy_card.3");
    Scenario.given(game, kit.frame(new Turn(P2))).when(P1, use(card)).thenRefusedAs("not-awaited");
    Scenario.given(game, Cards.used(kit, P1, card).frame(new Turn(P1)))
        .when(P1, use(card))
        .thenRefused("strategic_action.0");
    Scenario<GameState> used = Scenario.given(game, kit.frame(new Turn(P1))).when(P1, use(card));
    assertThat(used.thenAccepted().table().kernel().within(Turn.class))
        .as("the action of this turn")
        .isNotEqualTo(Optional.of(new Turn(P1)));
  }

  @Test
  void theOptionsSayWhatTheCardsDo() {
    TableKit kit = three("trade", "leadership", "politics").sheet(P1, 0, 3, 2);

    assertThat(given(kit).when(P2, use("leadership")).options(P2))
        .filteredOn(option -> !(option instanceof TradeOption))
        .hasSize(1);
    assertThat(given(Cards.held(kit, P1, "diplomacy").sheet(P2, 0, 3, 2)).options(P2))
        .filteredOn(option -> !(option instanceof TradeOption))
        .containsExactly(
            new TurnOption.StrategyCardUse(
                card("leadership"),
                List.of(
                    "Gain 3 command tokens.",
                    "Spend any influence: 1 command token per 3 influence.")));
  }

  @Test
  void whoIsSilentUsesTheStrategyCardsAndThenPasses() {
    Scenario<GameState> phase = given(three("diplomacy", "politics", "trade"));

    assertThat(phase.silence(P1)).contains(use("diplomacy"));
    assertThat(given(used(three("diplomacy", "politics", "trade"), "diplomacy")).silence(P1))
        .contains(PASS);
  }

  @Test
  void nobodyActsOutOfTurn() {
    given(three("diplomacy", "politics", "trade"))
        .when(P2, use("politics"))
        .thenRefusedAs("not-awaited");
  }

  private static List<Seat> awaited(Table table) {
    return table.kernel().awaiting().orElseThrow().awaited();
  }

  private static UseStrategyCard use(String id) {
    return new UseStrategyCard(card(id));
  }

  private static TableKit three(String first, String second, String third) {
    return Cards.held(
        Cards.held(Cards.held(TableKit.players(3), P1, first), P2, second), P3, third);
  }

  /** With this card, whoever holds it, exhausted. */
  private static TableKit used(TableKit kit, String id) {
    return kit.table().players().values().stream()
        .filter(p -> p.strategyCards().containsKey(card(id)))
        .findFirst()
        .map(p -> Cards.used(kit, p.seat(), id))
        .orElseThrow();
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new ActionPhase()));
  }
}
