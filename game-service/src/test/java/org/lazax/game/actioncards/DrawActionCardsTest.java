package org.lazax.game.actioncards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;

class DrawActionCardsTest {
  private static final List<ActionCardId> ALL = ActionCardDeck.all(StandardRules.TABLE);

  @Test
  void theDeckHasEveryCopyOfEveryCard() {
    assertThat(ALL).hasSize(120);
    assertThat(ALL).filteredOn(new ActionCardId("direct_hit")::equals).hasSize(4);
  }

  @Test
  @Rule({"action_cards.4", "action_cards.N10"})
  void whoHoldsMoreThanSevenDiscardsTheRestAtOnce() {
    Scenario<GameState> drawn = drawing(hand(TableKit.players(2), ALL.subList(0, 6)), 2, 1, 1);

    assertThat(drawn.awaited()).containsExactly(P1);
    assertThat(drawn.options(P1))
        .containsExactly(new DiscardOption(1, drawn.table().player(P1).actionCards()));
    drawn.when(P1, new DiscardActionCards(List.of())).thenRefused("action_cards.4");
    drawn.when(P1, new DiscardActionCards(ALL.subList(60, 61))).thenRefused("action_cards.4");
    Scenario<GameState> left = drawn.when(P1, new DiscardActionCards(ALL.subList(0, 1)));
    left.thenEvents(new ActionCardsDiscarded(P1, ALL.subList(0, 1)));
    assertThat(left.table().player(P1).actionCards()).hasSize(7);
    assertThat(left.table().actionDiscards()).containsExactly(ALL.getFirst());
  }

  @Test
  void noCardIsPlayedWhileTheHandIsTrimmed() {
    List<ActionCardId> six = new ArrayList<>(ALL.subList(0, 5));
    six.addFirst(new ActionCardId("mining_initiative"));
    TableKit kit = TableKit.players(2).tile("75", 0, 0).controls(P1, "loki");
    UseAbility mining =
        new UseAbility(Service.GAME, AbilityRef.parse("action_card/mining_initiative"));
    Scenario<GameState> drawn = drawing(hand(kit, six), 2, 1, 1);
    assertThat(drawn.awaited()).containsExactly(P1);

    drawn.when(P1, mining).thenRefusedAs("not-awaited");
    Scenario<GameState> trimmed = drawn.when(P1, new DiscardActionCards(ALL.subList(0, 1)));
    assertThat(trimmed.when(P1, mining).table().player(P1).tradeGoods()).isEqualTo(1);
  }

  @Test
  @Rule("action_cards.4")
  void sevenAreNotTooMany() {
    assertThat(
            drawing(hand(TableKit.players(2), ALL.subList(0, 5)), 2, 1, 1)
                .table()
                .player(P1)
                .actionCards())
        .hasSize(7);
  }

  @Test
  @Rule("faction_ability/crafty.N1")
  void executiveSanctionsLeaveTheYssarilTheirCards() {
    TableKit law = TableKit.players(2).player(P1, "sol").law("executive_sanctions");
    Scenario<GameState> sol = drawing(hand(law, ALL.subList(0, 3)), 1, 1);
    assertThat(sol.options(P1)).hasAtLeastOneElementOfType(DiscardOption.class);

    TableKit yssaril = hand(law.player(P1, "yssaril"), ALL.subList(0, 9));
    Scenario<GameState> drawn = drawing(yssaril, 1, 1, 1);
    assertThat(drawn.options(P1))
        .filteredOn(DiscardOption.class::isInstance)
        .allSatisfy(option ->
            assertThat(option)
                .as("Scheming alone")
                .isEqualTo(new DiscardOption(1, drawn.table().player(P1).actionCards())));
    assertThat(drawn.table().player(P1).actionCards()).hasSize(11);
  }

  @Test
  @Rule({"action_cards.N4", "component_limitations.5"})
  void anEmptyDeckIsMadeAnewOfTheDiscards() {
    List<ActionCardId> discards = ALL.subList(0, 119);
    TableKit kit = TableKit.players(2).with(t -> t.withActionDiscards(discards));

    Scenario<GameState> drawn = drawing(kit, 2, 1, 1);

    assertThat(drawn.happened()).hasSize(3).element(1).isEqualTo(new ActionCardsReshuffled());
    assertThat(drawn.table().player(P1).actionCards())
        .containsExactlyInAnyOrder(ALL.getFirst(), ALL.getLast());
    assertThat(drawn.table().actionDiscards()).isEmpty();
  }

  @Test
  void whereThereIsNoCardNoneIsDrawn() {
    List<ActionCardId> others = new ArrayList<>(ALL);
    TableKit kit = TableKit.players(2).with(t -> t.withPlayer(P2, p -> p.withActionCards(others)));

    assertThat(drawing(kit, 1).table().player(P1).actionCards()).isEmpty();
  }

  private static TableKit hand(TableKit kit, List<ActionCardId> cards) {
    return kit.with(t -> t.withPlayer(P1, p -> p.withActionCards(cards)));
  }

  private static Scenario<GameState> drawing(TableKit kit, int count, int... dice) {
    Table table = kit.table();
    assertThat(table.seats()).contains(P1);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1)).frame(new DrawActionCards(P1, count)),
        dice);
  }
}
