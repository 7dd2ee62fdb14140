package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.actioncards.ActionCardsGiven;

/** P2 and P3 hold action cards. */
class SpyTest extends ComponentActionCardTest {
  SpyTest() {
    super("spy", "p2");
  }

  @Override
  TableKit position() {
    return TableKit.players(3).holds(P2, "rout").holds(P3, "upgrade");
  }

  @Test
  void theCardThatChanceSaysGoesFromTheOneHandToTheOther() {
    Scenario<GameState> given = spied(2, "rout", "bunker", "blitz");

    assertThat(hand(given, P1)).containsExactly("bunker");
    assertThat(hand(given, P2)).containsExactly("rout", "blitz");
    assertThat(given.happened())
        .filteredOn(ActionCardsGiven.class::isInstance)
        .singleElement()
        .satisfies(event -> {
          assertThat(event.audience().includes(Optional.of(P1))).isTrue();
          assertThat(event.audience().includes(Optional.of(P2))).isTrue();
          assertThat(event.audience().includes(Optional.of(P3))).isFalse();
          assertThat(event.audience().includes(Optional.empty())).isFalse();
          assertThat(event.foreseeable()).isFalse();
        });
  }

  @Test
  void ofAHandOfOneTheOnlyCardIsGiven() {
    Scenario<GameState> given = spied(1, "rout");

    assertThat(hand(given, P1)).containsExactly("rout");
    assertThat(hand(given, P2)).isEmpty();
  }

  @Test
  @Rule("action_card/spy.N1")
  void whoHasNoActionCardCannotBeChosen() {
    TableKit four = TableKit.players(4).holds(P2, "rout").holds(P3, "blitz");

    assertThat(candidates(turn(four).when(P1, use()))).containsExactly("p2", "p3");
    refused(TableKit.players(4));
  }

  @Test
  @Rule("action_card/spy.N2")
  void theCardIsGivenBeforeReverseEngineerCanTakeSpy() {
    UseAbility take =
        new UseAbility(Service.GAME, AbilityRef.parse("action_card/reverse_engineer"));

    Scenario<GameState> kept = spied(2, "reverse_engineer", "rout");
    assertThat(hand(kept, P1)).containsExactly("rout");
    assertThat(kept.awaited()).contains(P2);
    assertThat(hand(kept.when(P2, take), P2)).containsExactly("spy");

    Scenario<GameState> lost = spied(1, "reverse_engineer", "rout");
    assertThat(hand(lost, P1)).containsExactly("reverse_engineer");
    lost.when(P2, take).thenRefused("action_cards.7");
  }

  @Test
  void othersLearnNothingOfTheHandOrOfTheCard() {
    Scenario<GameState> one = spied(1, "rout", "blitz");
    Scenario<GameState> other = spied(1, "bunker", "blitz");
    Scenario<GameState> otherDraw = spied(2, "rout", "blitz");

    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, otherDraw));
    assertThat(Readings.of(P1, one)).isNotEqualTo(Readings.of(P1, other));
  }

  /** P1 spies on this hand of P2, of which the dice draw one. */
  private Scenario<GameState> spied(int drawn, String... hand) {
    return turn(TableKit.players(3).holds(P2, hand).holds(P3, "upgrade"))
        .when(P1, use())
        .when(P1, new Choose(Service.GAME, List.of("p2")), drawn);
  }

  private static List<String> hand(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).actionCards().stream().map(ActionCardId::value).toList();
  }
}
