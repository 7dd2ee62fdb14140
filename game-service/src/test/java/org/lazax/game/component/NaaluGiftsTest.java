package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.strategy.StrategyCardsSwapped;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;

/** P1 plays the Naalu. */
class NaaluGiftsTest {
  private static final Note GIFT = Note.parse("gift_of_prescience");

  @Test
  void theHolderIsFirstAndTheNaaluAreNot() {
    TableKit kit = cards().notes(P3, "gift_of_prescience");
    Scenario<GameState> asked =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));
    assertThat(Initiative.order(asked.table())).containsExactly(P1, P2, P3);

    Table played = asked.when(P3, use("promissory_note/gift_of_prescience")).thenAccepted().table();
    assertThat(played.player(P3).notesInPlay()).containsExactly(GIFT);
    assertThat(Initiative.order(played)).containsExactly(P3, P2, P1);
    assertThat(Initiative.of(played, P3)).isZero();
    assertThat(Initiative.of(played, P1)).isEqualTo(7);
  }

  @Test
  void theTokenLiesOnWhateverCardTheHolderHas() {
    TableKit swapped =
        Cards.held(
            Cards.held(naalu(), P1, "diplomacy").notesInPlay(P3, "gift_of_prescience"),
            P3,
            "imperial");
    assertThat(Initiative.of(swapped.table(), P3)).isZero();
    TableKit none = Cards.held(naalu(), P1, "diplomacy").notesInPlay(P3, "gift_of_prescience");
    assertThat(Initiative.of(none.table(), P3)).isGreaterThan(8);
  }

  @Test
  @Rule("promissory_note/gift_of_prescience.N1")
  void theHolderWhoseCardIsTakenAwayPutsTheTokenOnAnother() {
    Table lent =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                cards().notes(P3, "gift_of_prescience").frame(new StrategyPhase()))
            .when(P3, use("promissory_note/gift_of_prescience"))
            .thenAccepted()
            .table();
    Table swapped =
        new StrategyCardsSwapped(P2, Cards.card("warfare"), P3, Cards.card("politics")).fold(lent);
    assertThat(Initiative.order(swapped)).containsExactly(P3, P2, P1);
    assertThat(Initiative.of(swapped, P3)).isZero();
    assertThat(Initiative.of(swapped, P2)).isEqualTo(1);

    Map<StrategyCardId, Boolean> rest = Map.of(Cards.card("trade"), false);
    Table taken = lent.withPlayer(P3, player -> player.withStrategyCards(rest));
    assertThat(Initiative.order(taken)).containsExactly(P3, P2, P1);
    assertThat(Initiative.of(taken, P3)).isZero();
  }

  @Test
  void itReturnsAtTheEndOfTheStatusPhase() {
    Scenario<GameState> over = ended(naalu().notesInPlay(P3, "gift_of_prescience"));
    assertThat(over.happened()).contains(new PromissoryNoteReturned(P3, GIFT));
    assertThat(over.table().player(P1).notes()).containsExactly(GIFT);
    assertThat(over.table().player(P3).notesInPlay()).isEmpty();
  }

  @Test
  @Rule("leader/the_oracle.N1")
  void everybodyPicksANoteForTheOracle() {
    TableKit kit =
        naalu()
            .leaders(P1, "the_oracle")
            .notes(P2, "ceasefire@p2", "trade_agreement@p2")
            .notes(P3, "trade_agreement@p3");
    Scenario<GameState> asked = ended(kit).when(P1, use("leader/the_oracle")).thenAccepted();
    assertThat(asked.awaited()).containsExactly(P2, P3);
    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .containsExactly("ceasefire@p2", "trade_agreement@p2");

    Scenario<GameState> given =
        asked
            .when(P3, choose("trade_agreement@p3"))
            .when(P2, choose("ceasefire@p2"))
            .thenAccepted();
    assertThat(notes(given, P1)).containsExactlyInAnyOrder("ceasefire@p2", "trade_agreement@p3");
    assertThat(notes(given, P2)).containsExactly("trade_agreement@p2");
    assertThat(notes(given, P3)).isEmpty();
    assertThat(given.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);
  }

  @Test
  void theOracleIsNotAskedWhereNobodyHasANote() {
    assertThat(ended(naalu().leaders(P1, "the_oracle")).awaited()).doesNotContain(P1);
  }

  private static TableKit naalu() {
    return TableKit.players(3).player(P1, "naalu").speaker(P2);
  }

  private static TableKit cards() {
    TableKit kit = Cards.held(naalu(), P1, "imperial", "technology");
    return Cards.held(Cards.held(kit, P2, "leadership", "warfare"), P3, "politics", "trade");
  }

  private static Scenario<GameState> ended(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new StatusPhase().at(Step.END, List.of())));
  }

  private static Choose choose(String note) {
    return new Choose(Service.GAME, List.of(note));
  }

  private static List<String> notes(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).notes().stream().map(Note::toString).toList();
  }
}
