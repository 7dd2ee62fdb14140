package org.lazax.game.politics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.DECLINE;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.ScriptedDice;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;
import org.lazax.table.event.council.AgendasReturned;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.event.setup.SpeakerChosen;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/** P1 is speaker and holds Politics. */
class PoliticsTest {
  private static final List<AgendaId> DECK = AgendaDeck.all(StandardRules.TABLE);

  @Test
  @Rule({"politics.0", "politics.2.1", "speaker.6"})
  void somebodyElseBecomesSpeakerFirst() {
    Scenario<GameState> card = given(TableKit.players(3));

    card.when(P1, new NameSpeaker(P1)).thenRefused("politics.2.1");
    assertThat(card.options(P1)).containsExactly(new PoliticsOption.SpeakerChoice(List.of(P2, P3)));
    assertThat(named(P3).happened()).startsWith(new SpeakerChosen(P3, Optional.empty()));
  }

  @Test
  @Rule("politics.2")
  void thePrimaryGoesFromTheSpeakerToActionCardsToAgendas() {
    assertThat(named(P2).happened())
        .extracting(event -> (Object) event.getClass())
        .containsExactly(SpeakerChosen.class, ActionCardsDrawn.class, AgendasSeen.class);
  }

  @Test
  @Rule("politics.2.1")
  void whoIsNotSpeakerMayTakeTheToken() {
    Scenario<GameState> card = given(TableKit.players(3).speaker(P2));

    assertThat(card.silence(P1)).contains(new NameSpeaker(P1));
    card.when(P1, new NameSpeaker(P1), 1, 1, 1, 1).thenAccepted();
  }

  @Test
  @Rule({"politics.2.2", "action_cards.2", "action_cards.3", "action_cards.5"})
  void thenTwoActionCardsAreDrawnUnseenByOthers() {
    Scenario<GameState> drawn = named(P2);

    assertThat(drawn.table().player(P1).actionCards())
        .as("the two uppermost")
        .containsExactlyElementsOf(ActionCardDeck.all(StandardRules.TABLE).subList(0, 2));
    assertThat(drawn.happened())
        .filteredOn(ActionCardsDrawn.class::isInstance)
        .allMatch(event -> event.audience().equals(Audience.only(P1)))
        .hasSize(1);
  }

  @Test
  @Rule({"politics.2.3", "politics.N2", "agenda_card.N1"})
  void thenTheTopTwoAgendasAreLookedAtAlone() {
    Scenario<GameState> looked = named(P2);

    assertThat(looked.options(P1))
        .containsExactly(new PoliticsOption.AgendaReturn(DECK.subList(0, 2)));
    assertThat(looked.happened())
        .last()
        .isInstanceOf(AgendasSeen.class)
        .matches(event -> event.audience().equals(Audience.only(P1)));
  }

  @Test
  @Rule({"politics.2.3", "politics.N2"})
  void eachGoesToTheTopOrTheBottomInAnyOrder() {
    Scenario<GameState> looked = named(P2);
    ReturnAgendas swapped = new ReturnAgendas(List.of(DECK.get(1)), List.of(DECK.get(0)));

    looked.when(P1, new ReturnAgendas(List.of(DECK.get(1)), List.of())).thenRefused("politics.2.3");
    looked.when(P1, new ReturnAgendas(DECK.subList(1, 3), List.of())).thenRefused("politics.2.3");
    Scenario<GameState> returned = looked.when(P1, swapped);
    assertThat(returned.happened())
        .containsExactly(new AgendasReturned(P1, swapped.top(), swapped.bottom()))
        .allMatch(event -> event.audience().equals(Audience.only(P1)));
    assertThat(AgendaDeck.uppermost(returned.table(), 1, ScriptedDice.showing()).cards())
        .containsExactly(DECK.get(1));
    assertThat(returned.table().council().bottom()).containsExactly(DECK.get(0));
  }

  @Test
  @Rule("politics.2.3")
  void whatLiesUnderTheDeckComesLast() {
    Scenario<GameState> returned =
        named(P2).when(P1, new ReturnAgendas(List.of(), DECK.subList(0, 2)));

    AgendaDeck.Uppermost next = AgendaDeck.uppermost(returned.table(), 1, ScriptedDice.showing(1));

    assertThat(next.cards()).containsExactly(DECK.get(2));
    assertThat(next.chance()).isPresent();
  }

  @Test
  @Rule({"politics.3", "action_cards.2"})
  void theOthersPayATokenForTwoActionCards() {
    Scenario<GameState> secondary =
        named(P2).when(P1, new ReturnAgendas(DECK.subList(0, 2), List.of())).thenAccepted();

    assertThat(secondary.awaited()).containsExactly(P2);
    Scenario<GameState> paid = secondary.when(P2, FOLLOW, 1, 1);
    assertThat(paid.happened())
        .startsWith(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(paid.table().player(P2).actionCards()).hasSize(2);
    assertThat(paid.when(P3, DECLINE).table().player(P3).actionCards()).isEmpty();
  }

  @Test
  @Rule("politics.N1")
  void withTooFewActionCardsWhoIsDoneDiscardsBeforeTheDeckIsMadeAnew() {
    List<ActionCardId> cards = ActionCardDeck.all(StandardRules.TABLE);
    TableKit kit =
        TableKit.players(3)
            .with(t ->
                t.withPlayer(P1, p -> p.withActionCards(cards.subList(0, 6)))
                    .withActionDiscards(cards.subList(9, cards.size())));
    Scenario<GameState> full = given(kit).when(P1, new NameSpeaker(P2), 1, 1);
    full.when(P1, new DiscardActionCards(cards.subList(0, 2))).thenRefused("action_cards.4");
    Scenario<GameState> looked = full.when(P1, new DiscardActionCards(cards.subList(0, 1)), 1, 1);

    Scenario<GameState> drawn =
        looked.when(P1, new ReturnAgendas(DECK.subList(0, 2), List.of())).when(P2, FOLLOW, 1, 1);
    assertThat(drawn.happened()).contains(new ActionCardsReshuffled());
    assertThat(drawn.table().player(P2).actionCards()).contains(cards.get(8)).hasSize(2);
    assertThat(drawn.table().actionDiscards()).isEmpty();
    List<ActionCardId> again = new ArrayList<>(drawn.table().player(P2).actionCards());
    again.addAll(ActionCardDeck.left(drawn.table()));
    assertThat(again).contains(cards.getFirst());
  }

  @Test
  @Rule("technology/neural_motivator.N1")
  void aNeuralMotivatorDrawsNoMoreForPolitics() {
    Scenario<GameState> drawn =
        given(TableKit.players(3).technologies(P1, "neural_motivator"))
            .when(P1, new NameSpeaker(P2), 1, 1, 1, 1);

    assertThat(drawn.table().player(P1).actionCards()).hasSize(2);
  }

  /** The first two action cards and the first two agendas lie on top. */
  private static Scenario<GameState> named(Seat speaker) {
    return given(TableKit.players(3)).when(P1, new NameSpeaker(speaker), 1, 1, 1, 1);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "politics");
  }
}
