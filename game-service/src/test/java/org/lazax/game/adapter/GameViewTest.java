package org.lazax.game.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Position;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.trade.PromiseMade;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.event.trade.TransactionMade.Goods;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Period;
import org.lazax.table.trade.Promise;
import org.lazax.table.units.UnitStack;

class GameViewTest {

  @Test
  @Rule({"action_cards.N2", "objective_cards.N3", "promissory_notes.N1"})
  void handsAreSeenByTheirNumberAndNothingElse() {
    List<ActionCardId> hand = List.of(new ActionCardId("sabotage"), new ActionCardId("bribery"));
    TableKit kit =
        Cards.secrets(TableKit.players(2), P1, "prove_endurance")
            .notes(P1, "spy_net")
            .notesInPlay(P2, "antivirus")
            .with(t -> t.withPlayer(P1, p -> p.withActionCards(hand)));
    GameView view = GameView.of(new Position<>(Stamp.NONE, kit.table(), GameState.INITIAL));

    assertThat(view.players().getFirst().actionCards()).isEqualTo(2);
    assertThat(view.players().getFirst().secrets()).isEqualTo(1);
    assertThat(view.players().getFirst().promissoryNotes()).isEqualTo(1);
    assertThat(view.players().getLast().notesInPlay()).containsExactly(Note.parse("antivirus"));
    assertThat(view.toString()).doesNotContain("sabotage", "bribery", "prove_endurance", "spy_net");
  }

  @Test
  void theVersionOfItsRulesIsTold() {
    Table table = TableKit.players(2).table().withRulesVersion(Optional.of(3));

    assertThat(GameView.of(new Position<>(Stamp.NONE, table, GameState.INITIAL)).rulesVersion())
        .contains(3);
  }

  @Test
  void whatComponentsHaveLaidIsShownAndNothingWhereThereIsNone() {
    TableKit kit = TableKit.players(2).wholeExplorationDecks();

    JsonNode parts =
        told(kit.with(new UnitsCaptured(P1, List.of(UnitStack.of(P2, UnitType.CRUISER, 1)))::fold))
            .get("parts");

    assertThat(parts.size()).isEqualTo(1);
    assertThat(parts.at("/prophecy-of-kings.captives/held/p1").size()).isEqualTo(1);
    assertThat(parts.at("/prophecy-of-kings.captives/held/p1/0").toString())
        .isEqualTo("{\"owner\":\"p2\",\"type\":\"cruiser\",\"count\":1}");
    assertThat(told(kit).has("parts")).isFalse();
  }

  @Test
  @Rule("deals.N3.1")
  void promisesInForceAndPastDealsAreShown() {
    Promise word =
        new Promise(ComponentRef.parse("promise/word"), Map.of("word", "peace", "until", "round"));
    TransactionMade made =
        new TransactionMade(
            new Period(1, Optional.empty()),
            P1,
            P2,
            new Goods(2, 0, List.of(), List.of(), Optional.empty()),
            new Goods(0, 0, List.of(), List.of(), Optional.empty()),
            false);
    JsonNode told =
        told(
            TableKit.players(2)
                .goods(P1, 3, 0)
                .effect(P1, "promise/word", Map.of("word", "peace", "until", "round", "to", "p2"))
                .with(new PromiseMade(P1, P2, word)::fold)
                .with(made::fold));

    assertThat(told.at("/effects/0/ability").asText()).isEqualTo("promise/word");
    assertThat(told.at("/effects/0/user").asText()).isEqualTo("p1");
    assertThat(told.at("/effects/0/params/to").asText()).isEqualTo("p2");
    JsonNode deals = told.at("/parts/base.deals");
    assertThat(deals.at("/promises/0/promise/terms/word").asText()).isEqualTo("peace");
    assertThat(deals.at("/promises/0/to").asText()).isEqualTo("p2");
    assertThat(deals.at("/transactions/0/oneGives/tradeGoods").asInt()).isEqualTo(2);
  }

  @Test
  void whatHasNoEffectYetIsToldBesideTheView() {
    Ruleset known = StandardRules.RULESET;
    Ruleset withoutAgent =
        new Ruleset(
            known.catalog(),
            Components.of(
                known.components().all().stream()
                    .filter(
                        component -> !component.ref().toString().equals("leader/doctor_sucaban"))
                    .toList()),
            new StandingRules());
    TableKit kit =
        TableKit.players(2)
            .player(P1, "naalu")
            .technologies(P1, "gravity_drive")
            .leaders(P1, "doctor_sucaban")
            .with(table -> table.withRules(withoutAgent));
    JsonNode told = told(kit);

    assertThat(told.has("players")).isTrue();
    assertThat(told.has("view")).isFalse();
    assertThat(told.get("inert").toString())
        .contains("\"leader/doctor_sucaban\"")
        .doesNotContain("gravity_drive");
  }

  private static JsonNode told(TableKit kit) {
    Position<GameState, Table> position =
        new Position<>(Stamp.NONE, kit.table(), GameState.INITIAL);
    return new GameDecider(StandardRules.TABLE)
        .wire()
        .json()
        .valueToTree(new GameService().service().views().withInert(position));
  }
}
