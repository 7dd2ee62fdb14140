package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;
import static org.lazax.rules.kit.TableKit.P5;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.notes.Note;
import org.lazax.table.strategy.StrategyRow;

/** Strategy cards that are refused, given to others and swapped in the strategy phase. */
class StrategyCardsTest {
  private static final UseAbility DISGRACE = use("action_card/public_disgrace");
  private static final UseAbility ACQUIESCENCE = use("promissory_note/acquiescence.base");
  private static final UseAbility ARBITER = use("agenda/imperial_arbiter");
  private static final UseAbility NODE = use("technology/quantum_datahub_node");

  @Test
  @Rule("action_card/public_disgrace.N1")
  void theGoodsOnACardThatWasRefusedStayThere() {
    TableKit kit = goods(Cards.laidOut(TableKit.players(5)), "politics", 2);
    Scenario<GameState> named =
        phase(kit.holds(P2, "public_disgrace")).when(P1, new ChooseStrategyCard(card("politics")));
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.table().player(P1).strategyCards()).isEmpty();

    Scenario<GameState> refused = named.when(P2, DISGRACE);
    assertThat(refused.awaited()).containsExactly(P1);
    refused.when(P1, new ChooseStrategyCard(card("politics"))).thenRefused("strategy_phase.1");
    Scenario<GameState> taken = refused.when(P1, new ChooseStrategyCard(card("trade")));
    assertThat(taken.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(taken.table().player(P1).tradeGoods()).isZero();
    assertThat(taken.table().strategyRow().goods()).containsEntry(card("politics"), 2);
    assertThat(taken.awaited()).containsExactly(P2);
    taken.when(P2, new ChooseStrategyCard(card("politics"))).thenAccepted();
  }

  @Test
  void theLastCardThatIsLeftIsTakenAllTheSame() {
    TableKit last =
        TableKit.players(5)
            .with(t -> t.withStrategyRow(new StrategyRow(Map.of(card("trade"), 1))))
            .holds(P2, "public_disgrace");
    Scenario<GameState> taken =
        phase(last)
            .when(P1, new ChooseStrategyCard(card("trade")))
            .when(P2, DISGRACE)
            .when(P1, new ChooseStrategyCard(card("trade")));

    assertThat(taken.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(taken.table().player(P1).tradeGoods()).isEqualTo(1);
  }

  @Test
  void whoLetsTheChoicePassLeavesTheCardToItsChooser() {
    Scenario<GameState> taken =
        phase(Cards.laidOut(TableKit.players(5)).holds(P2, "public_disgrace"))
            .when(P1, new ChooseStrategyCard(card("trade")))
            .when(P2, new LetPass(Service.GAME));

    assertThat(taken.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(taken.when(P2, new ChooseStrategyCard(card("imperial"))).awaited())
        .as("nobody else can refuse the own choice")
        .containsExactly(P3);
  }

  @Test
  @Rule("action_card/public_disgrace.N2")
  void noCardIsRefusedThatAnEffectMoves() {
    TableKit kit = law(five(), "imperial_arbiter", Optional.of(P1)).holds(P3, "public_disgrace");
    Scenario<GameState> asked = phase(kit).when(P5, new ChooseStrategyCard(card("trade")));
    assertThat(asked.awaited()).as("the regular choice").containsExactly(P3);

    Scenario<GameState> swapped = asked.when(P3, new LetPass(Service.GAME)).when(P1, ARBITER);
    assertThat(swapped.awaited()).containsExactly(P1);
    swapped
        .when(P1, choose("trade"))
        .then(table -> {
          assertThat(table.player(P1).strategyCards()).containsOnlyKeys(card("trade"));
          assertThat(table.kernel().within(StrategyPhase.class)).isEmpty();
        });
  }

  @Test
  @Rule("agenda/imperial_arbiter.N1")
  void theGoodsOfASwappedCardStayWithItsChooser() {
    TableKit kit = law(goods(five(), "trade", 2), "imperial_arbiter", Optional.of(P1));
    Scenario<GameState> swapped =
        phase(kit)
            .when(P5, new ChooseStrategyCard(card("trade")))
            .when(P1, ARBITER)
            .when(P1, choose("trade"));

    assertThat(swapped.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(swapped.table().player(P5).strategyCards()).containsOnlyKeys(card("politics"));
    assertThat(swapped.table().player(P5).tradeGoods()).isEqualTo(2);
    assertThat(swapped.table().player(P1).tradeGoods()).isZero();
    assertThat(swapped.table().council().laws()).isEmpty();
  }

  @Test
  @Rule("agenda/imperial_arbiter.N2")
  void ofTwoCardsEachTheOwnerOfTheLawNamesBoth() {
    Scenario<GameState> asked =
        phase(law(three(), "imperial_arbiter", Optional.of(P1))).when(P1, ARBITER);
    assertThat(candidates(asked)).containsExactly("leadership", "trade");

    asked = asked.when(P1, choose("leadership"));
    assertThat(candidates(asked)).containsExactly("diplomacy", "warfare", "politics", "technology");
    asked
        .when(P1, choose("warfare"))
        .then(table -> {
          assertThat(table.player(P1).strategyCards())
              .containsOnlyKeys(card("trade"), card("warfare"));
          assertThat(table.player(P2).strategyCards())
              .containsOnlyKeys(card("diplomacy"), card("leadership"));
        });
  }

  @Test
  @Rule("promissory_note/acquiescence.original.N1")
  void theFirstPrintOfAcquiescenceSwapsWithItsOwnerAloneAndLeavesTheGoods() {
    TableKit kit = goods(five(acquiescence(TableKit.players(5), P5)), "trade", 2);
    Scenario<GameState> asked = phase(kit).when(P5, new ChooseStrategyCard(card("trade")));
    assertThat(asked.awaited()).as("the owner has a card").containsExactly(P1);
    assertThat(Using.abilities(asked, P1)).containsExactly(ACQUIESCENCE.ability().toString());

    Scenario<GameState> swapped = asked.when(P1, ACQUIESCENCE).thenAccepted();
    assertThat(swapped.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(swapped.table().player(P5).strategyCards()).containsOnlyKeys(card("politics"));
    assertThat(swapped.table().player(P5).tradeGoods()).isEqualTo(2);
    assertThat(swapped.table().player(P1).tradeGoods()).isZero();
    assertThat(swapped.table().player(P5).notes()).contains(Note.parse("acquiescence"));
  }

  @Test
  @Rule("promissory_note/acquiescence.original.N2")
  void ofTwoCardsEachThePlayerOfTheFirstPrintNamesBoth() {
    Scenario<GameState> asked =
        phase(three(acquiescence(TableKit.players(3), P3))).when(P1, ACQUIESCENCE);
    assertThat(candidates(asked)).containsExactly("leadership", "trade");

    asked = asked.when(P1, choose("trade"));
    assertThat(candidates(asked)).containsExactly("politics", "technology");
    asked
        .when(P1, choose("technology"))
        .then(table ->
            assertThat(table.player(P3).strategyCards())
                .containsOnlyKeys(card("politics"), card("trade")));
  }

  @Test
  @Rule("technology/quantum_datahub_node.N1")
  void whoDraftedACardKeepsItsGoodsAndGetsThoseOfHacan() {
    Scenario<GameState> swapped =
        phase(node(goods(five(), "trade", 2), 3))
            .when(P5, new ChooseStrategyCard(card("trade")))
            .when(P1, NODE)
            .when(P1, choose("trade"));

    assertThat(swapped.table().player(P1).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(swapped.table().player(P1).tradeGoods()).isZero();
    assertThat(swapped.table().player(P1).tokens().strategy()).isEqualTo(1);
    assertThat(swapped.table().player(P5).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule("technology/quantum_datahub_node.N2")
  void ofTwoCardsEachHacanNamesBoth() {
    Scenario<GameState> asked = phase(node(three(), 3)).when(P1, NODE);
    assertThat(candidates(asked)).containsExactly("leadership", "trade");

    asked = asked.when(P1, choose("trade"));
    assertThat(candidates(asked)).containsExactly("diplomacy", "warfare", "politics", "technology");
    asked
        .when(P1, choose("technology"))
        .then(table ->
            assertThat(table.player(P3).strategyCards())
                .containsOnlyKeys(card("politics"), card("trade")));
  }

  @Test
  void theTokenForTheNodeIsSpentAsAnyOther() {
    Scenario<GameState> swapped =
        phase(node(goods(five(), "trade", 2), 3).leaders(P1, "magmus"))
            .when(P5, new ChooseStrategyCard(card("trade")))
            .when(P1, NODE)
            .when(P1, choose("trade"));

    assertThat(Using.abilities(swapped, P1)).contains("leader/magmus");
  }

  @Test
  void hacanNeedsATokenAndThreeGoodsBeforeItPays() {
    assertThat(phase(node(three(), 2)).table().kernel().within(StrategyPhase.class)).isEmpty();
    assertThat(phase(node(three(), 3).sheet(P1, 3, 3, 0)).awaited()).isEmpty();
    assertThat(phase(node(three(), 3)).awaited()).containsExactly(P1);
  }

  @Test
  @Rule("agenda/checks_and_balances.N1")
  void whoChoosesACardForAnotherPlayerKeepsItsGoods() {
    Scenario<GameState> phase = balanced(goods(Cards.laidOut(TableKit.players(5)), "trade", 1));
    phase.when(P1, new ChooseStrategyCard(card("trade"))).thenRefusedAs("no-such-receiver");
    phase.when(P1, choose("trade", P1)).thenRefusedAs("no-such-receiver");

    Scenario<GameState> given = phase.when(P1, choose("trade", P3));
    assertThat(given.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(given.table().player(P1).strategyCards()).isEmpty();
    assertThat(given.table().player(P3).strategyCards()).containsOnlyKeys(card("trade"));
    assertThat(given.table().player(P3).tradeGoods()).isZero();
  }

  @Test
  void everybodyChoosesOnceAndOnlyForPlayersWithoutACard() {
    Scenario<GameState> phase =
        balanced(Cards.laidOut(TableKit.players(5)))
            .when(P1, choose("trade", P2))
            .when(P2, choose("politics", P3))
            .when(P3, choose("warfare", P4))
            .when(P4, choose("imperial", P1));
    assertThat(phase.awaited()).containsExactly(P5);
    phase.when(P5, choose("leadership", P4)).thenRefusedAs("no-such-receiver");

    Scenario<GameState> over = phase.when(P5, new ChooseStrategyCard(card("leadership")));
    assertThat(over.table().player(P5).strategyCards()).containsOnlyKeys(card("leadership"));
    assertThat(over.table().kernel().within(StrategyPhase.class)).isEmpty();
  }

  @Test
  @Rule("agenda/checks_and_balances.N2")
  void afterADisgraceCardAndReceiverAreChosenAnew() {
    Scenario<GameState> named =
        balanced(Cards.laidOut(TableKit.players(5)).holds(P2, "public_disgrace"))
            .when(P1, choose("trade", P3));
    assertThat(named.awaited()).containsExactly(P2);

    Scenario<GameState> refused = named.when(P2, DISGRACE);
    refused.when(P1, choose("trade", P4)).thenRefused("strategy_phase.1");
    for (Seat receiver : List.of(P3, P4)) {
      assertThat(
              refused
                  .when(P1, choose("imperial", receiver))
                  .table()
                  .player(receiver)
                  .strategyCards())
          .containsOnlyKeys(card("imperial"));
    }
  }

  /** All but P5 have a card, P1 Politics. */
  private static TableKit five() {
    return five(TableKit.players(5));
  }

  private static TableKit five(TableKit players) {
    TableKit kit =
        players.with(t ->
            t.withStrategyRow(
                new StrategyRow(
                    Map.of(
                        card("trade"), 0,
                        card("warfare"), 0,
                        card("technology"), 0,
                        card("imperial"), 0))));
    return Cards.held(
        Cards.held(Cards.held(Cards.held(kit, P1, "politics"), P2, "leadership"), P3, "diplomacy"),
        P4,
        "construction");
  }

  /** All have two cards. */
  private static TableKit three() {
    return three(TableKit.players(3));
  }

  private static TableKit three(TableKit players) {
    TableKit kit = Cards.held(players, P1, "leadership", "trade");
    return Cards.held(Cards.held(kit, P2, "diplomacy", "warfare"), P3, "politics", "technology");
  }

  /** P1 holds the note of this player, as it was first printed. */
  private static TableKit acquiescence(TableKit kit, Seat owner) {
    return kit.player(owner, "winnu")
        .firstPrints("promissory_note/acquiescence")
        .notes(P1, "acquiescence");
  }

  private static TableKit node(TableKit kit, int goods) {
    return kit.technologies(P1, "quantum_datahub_node").goods(P1, goods, 0);
  }

  private static TableKit goods(TableKit kit, String card, int goods) {
    return kit.with(t -> {
      Map<StrategyCardId, Integer> row = new TreeMap<>(t.strategyRow().goods());
      row.put(card(card), goods);
      return t.withStrategyRow(new StrategyRow(row));
    });
  }

  private static TableKit law(TableKit kit, String law, Optional<Seat> owner) {
    return kit.with(t ->
        t.withCouncil(
            t.council()
                .withLaw(new Law(new AgendaId(law), owner.map(AgendaOutcome::elect), owner))));
  }

  private static Scenario<GameState> balanced(TableKit kit) {
    return phase(law(kit, "checks_and_balances", Optional.empty()));
  }

  private static Scenario<GameState> phase(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));
  }

  private static ChooseStrategyCard choose(String card, Seat to) {
    return new ChooseStrategyCard(card(card), Optional.of(to));
  }

  private static Choose choose(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static List<String> candidates(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }
}
