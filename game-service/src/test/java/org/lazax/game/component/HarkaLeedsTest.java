package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Audience;
import org.lazax.components.StandardRules;
import org.lazax.game.actioncards.DiscardOption;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.actioncards.ActionCardRevealed;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;
import org.lazax.table.leaders.LeaderState;

class HarkaLeedsTest {
  private static final String HARKA = "leader/harka_leeds";
  private static final List<ActionCardId> ALL = ActionCardDeck.all(StandardRules.TABLE);
  private static final List<ActionCardId> ACTIONS =
      ALL.stream()
          .filter(card -> StandardRules.TABLE.catalog().actionCard(card).componentAction())
          .toList();
  private static final List<ActionCardId> OTHERS =
      ALL.stream().filter(card -> !ACTIONS.contains(card)).toList();

  @Test
  void cardsAreRevealedUntilThreeComponentActionsAreDrawn() {
    List<ActionCardId> order =
        List.of(ACTIONS.get(4), OTHERS.get(0), ACTIONS.get(7), OTHERS.get(3), ACTIONS.get(1));
    Scenario<GameState> used = used(kit(), ALL, order);

    assertThat(revealed(used))
        .extracting(ActionCardRevealed::card)
        .containsExactlyElementsOf(order);
    assertThat(revealed(used))
        .as("to everybody")
        .allMatch(event -> event.audience().equals(Audience.EVERYONE));
    assertThat(used.table().player(P1).actionCards())
        .containsExactly(ACTIONS.get(4), ACTIONS.get(7), ACTIONS.get(1));
    assertThat(used.table().actionDiscards()).isEmpty();
    assertThat(ActionCardDeck.left(used.table()))
        .as("the others are shuffled back")
        .hasSize(ALL.size() - 3)
        .contains(OTHERS.get(0), OTHERS.get(3));
    assertThat(used.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);
  }

  @Test
  void theDiscardPileBecomesTheDeckWhileTheOthersLieAside() {
    List<ActionCardId> deck = List.of(ACTIONS.getFirst(), OTHERS.getFirst());
    List<ActionCardId> order = List.of(OTHERS.getFirst(), ACTIONS.getFirst());
    TableKit kit = kit().with(t -> t.withActionDiscards(without(ALL, deck)));
    int[] dice =
        Stream.concat(
                Stream.of(positions(deck, order)),
                Stream.of(positions(without(ALL, deck), List.of(ACTIONS.get(2), ACTIONS.get(5)))))
            .flatMapToInt(Arrays::stream)
            .toArray();
    Scenario<GameState> used =
        Using.turn(kit, P1).when(P1, Using.ability(HARKA), dice).thenAccepted();

    assertThat(used.happened()).contains(new ActionCardsReshuffled());
    assertThat(used.table().player(P1).actionCards())
        .containsExactly(ACTIONS.getFirst(), ACTIONS.get(2), ACTIONS.get(5));
    assertThat(ActionCardDeck.left(used.table())).contains(OTHERS.getFirst());
  }

  @Test
  @Rule("action_cards.N10")
  void whoHasTooManyCardsDiscardsAtOnce() {
    List<ActionCardId> hand = OTHERS.subList(0, 5);
    TableKit kit = kit().with(t -> t.withPlayer(P1, p -> p.withActionCards(hand)));
    Scenario<GameState> used = used(kit, without(ALL, hand), ACTIONS.subList(0, 3));

    assertThat(used.options(P1))
        .containsExactly(new DiscardOption(1, used.table().player(P1).actionCards()));
  }

  @Test
  @Rule("component_action.3")
  void sheIsNotUsedWhereFewerThanThreeCanBeDrawn() {
    TableKit two =
        kit()
            .with(
                t -> t.withPlayer(P1, p -> p.withActionCards(ACTIONS.subList(2, ACTIONS.size()))));
    Using.turn(two, P1).when(P1, Using.ability(HARKA)).thenRefused("abilities.3");
    TableKit three =
        kit()
            .with(t ->
                t.withActionDiscards(ACTIONS.subList(0, 3))
                    .withPlayer(P1, p -> p.withActionCards(ACTIONS.subList(3, ACTIONS.size()))));
    assertThat(Using.abilities(Using.turn(three, P1), P1)).contains(HARKA);
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "keleres")
        .leader(P1, "harka_leeds", LeaderState.UNLOCKED);
  }

  private static Scenario<GameState> used(
      TableKit kit, List<ActionCardId> deck, List<ActionCardId> order) {
    return Using.turn(kit, P1)
        .when(P1, Using.ability(HARKA), positions(deck, order))
        .thenAccepted();
  }

  /** What chance shows if these cards are revealed in this order; the others stay aside. */
  private static int[] positions(List<ActionCardId> deck, List<ActionCardId> order) {
    List<ActionCardId> left = new ArrayList<>(deck);
    return order.stream()
        .mapToInt(card -> {
          int at = left.indexOf(card);
          left.remove(at);
          return at + 1;
        })
        .toArray();
  }

  private static List<ActionCardId> without(List<ActionCardId> all, List<ActionCardId> gone) {
    List<ActionCardId> left = new ArrayList<>(all);
    gone.forEach(left::remove);
    return left;
  }

  private static List<ActionCardRevealed> revealed(Scenario<GameState> scenario) {
    return scenario.happened().stream()
        .filter(ActionCardRevealed.class::isInstance)
        .map(ActionCardRevealed.class::cast)
        .toList();
  }
}
