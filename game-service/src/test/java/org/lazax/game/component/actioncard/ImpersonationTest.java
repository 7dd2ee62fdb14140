package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.game.kit.Cards;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.secrets.SecretReturn;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretReturned;

/** P1 has three trade goods. */
class ImpersonationTest extends ComponentActionCardTest {
  private static final ObjectiveId ICON = new ObjectiveId("seize_an_icon");
  private static final String MARTYR = "become_a_martyr";
  private static final String FRIEND = "betray_a_friend";

  ImpersonationTest() {
    super("impersonation");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).goods(P1, 3, 0);
  }

  @Test
  @Rule("action_card/impersonation.N1")
  void threeInfluenceAreNeeded() {
    refused(TableKit.players(2).goods(P1, 2, 3));
  }

  @Test
  @Rule("action_card/impersonation.N2")
  void aFourthSecretIsDrawnBeforeAnUnscoredOneGoesBack() {
    TableKit three = Cards.secrets(Cards.scored(position(), P1, ICON.value()), P1, MARTYR, FRIEND);
    Scenario<GameState> drawn = draws(three);
    List<ObjectiveId> hand = drawn.table().player(P1).secrets();

    assertThat(hand).hasSize(3).contains(new ObjectiveId(MARTYR), new ObjectiveId(FRIEND));
    assertThat(drawn.awaited()).containsExactly(P1);
    assertThat(drawn.options(P1)).containsExactly(new SecretReturn(hand));
    drawn.when(P1, new ReturnSecret(ICON)).thenRefused("objective_cards.19");
    for (ObjectiveId card : hand) {
      Table table = drawn.when(P1, new ReturnSecret(card)).thenAccepted().table();
      assertThat(table.player(P1).secrets())
          .containsExactlyElementsOf(hand.stream().filter(other -> !other.equals(card)).toList());
      assertThat(table.objectives().secretsOut()).as("it can be drawn").doesNotContain(card);
    }
  }

  @Test
  @Rule("action_card/impersonation.N2.1")
  void withThreeScoredOnesTheDrawnOneItselfGoesBack() {
    TableKit three = position();
    for (String scored : List.of(ICON.value(), MARTYR, FRIEND)) {
      three = Cards.scored(three, P1, scored);
    }
    Scenario<GameState> drawn = draws(three);
    ObjectiveId fourth = drawn.table().player(P1).secrets().getFirst();

    assertThat(drawn.awaited()).as("nothing comes before it goes back").containsExactly(P1);
    assertThat(drawn.options(P1)).containsExactly(new SecretReturn(List.of(fourth)));
    Scenario<GameState> returned = drawn.when(P1, new ReturnSecret(fourth)).thenAccepted();
    assertThat(returned.happened()).contains(new SecretReturned(P1, fourth));
    assertThat(returned.table().player(P1).secrets()).isEmpty();
    assertThat(returned.table().objectives().secretsOut()).doesNotContain(fourth);
    assertThat(returned.table().objectives().scored()).hasSize(3);
  }

  private Scenario<GameState> draws(TableKit kit) {
    return turn(kit).when(P1, use(), 1).thenAccepted();
  }
}
