package org.lazax.game.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.event.objectives.SecretShown;
import org.lazax.table.event.objectives.SecretsDrawn;

/** Search Warrant lies before P2, who shows all secret objectives in hand. */
class OpenSecretsTest {
  private static final ObjectiveId ICON = new ObjectiveId("seize_an_icon");
  private static final TableKit KIT =
      TableKit.players(2)
          .round(1)
          .tile("38", 0, 0)
          .controls(P1, "abyz")
          .controls(P2, "fria")
          .law("search_warrant", P2);

  @Test
  void whatIsDrawnIsShownAtOnce() {
    Scenario<GameState> drawn = draws(KIT, P2);
    ObjectiveId secret = drawn.table().player(P2).secrets().getFirst();

    assertThat(drawn.events()).containsSubsequence(new SecretShown(P2, secret));
    assertThat(drawn.table().player(P2).shown()).containsExactly(secret);
    assertThat(draws(KIT, P1).table().player(P1).shown()).as("of others").isEmpty();
  }

  @Test
  void afterTheLawHasLeftNothingMoreIsShown() {
    TableKit left =
        Cards.secrets(
            KIT.with(
                t -> t.withCouncil(t.council().withoutLaw(t.council().laws().getFirst().agenda()))),
            P2,
            "seize_an_icon");

    assertThat(draws(left, P2).table().player(P2).shown()).isEmpty();
  }

  @Test
  @Rule("agenda/search_warrant.N2")
  void aFourthSecretIsShownBeforeOneIsReturned() {
    TableKit three = Cards.secrets(KIT, P2, "seize_an_icon", "become_a_martyr", "betray_a_friend");
    Scenario<GameState> drawn = draws(three, P2);
    List<ObjectiveId> hand = drawn.table().player(P2).secrets();

    assertThat(hand).hasSize(4);
    assertThat(drawn.table().player(P2).shown()).containsExactlyInAnyOrderElementsOf(hand);
    assertThat(drawn.awaited()).containsExactly(P2);
    assertThat(drawn.options(P2)).contains(new SecretReturn(hand));
    Scenario<GameState> returned = drawn.when(P2, new ReturnSecret(ICON)).thenAccepted();
    assertThat(returned.table().player(P2).shown()).hasSize(3).doesNotContain(ICON);
  }

  @Test
  @Rule("agenda/search_warrant.N1")
  void withThreeScoredTheFourthGoesBackIntoTheDeck() {
    TableKit scored = KIT;
    for (String secret : List.of("seize_an_icon", "become_a_martyr", "betray_a_friend")) {
      scored = Cards.scored(scored, P2, secret);
    }
    Scenario<GameState> drawn = draws(scored, P2);
    ObjectiveId fourth = drawn.table().player(P2).secrets().getFirst();
    assertThat(drawn.happened()).anyMatch(SecretsDrawn.class::isInstance);
    assertThat(drawn.awaited()).as("it must be returned").containsExactly(P2);
    assertThat(drawn.options(P2)).contains(new SecretReturn(List.of(fourth)));

    Scenario<GameState> returned = drawn.when(P2, new ReturnSecret(fourth));
    assertThat(returned.happened()).contains(new SecretReturned(P2, fourth));
    assertThat(returned.table().player(P2).secrets()).isEmpty();
    assertThat(returned.table().objectives().secretsOut()).doesNotContain(fourth);
  }

  private static Scenario<GameState> draws(TableKit kit, Seat seat) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new DrawSecret(seat)), 1);
  }
}
