package org.lazax.game.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Audience;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.event.objectives.SecretShown;

/** P2 holds two secret objectives while P1 is to act. */
class ShowSecretTest {
  private static final ObjectiveId ICON = new ObjectiveId("seize_an_icon");
  private static final ObjectiveId MARTYR = new ObjectiveId("become_a_martyr");
  private static final ShowSecret SHOW = new ShowSecret(ICON);

  @Test
  @Rule("objective_cards.N4")
  void everybodySeesWhatIsShownAndItStaysInHand() {
    Scenario<GameState> turn = turn();
    assertThat(turn.options(P2))
        .filteredOn(option -> !(option instanceof TradeOption))
        .containsExactly(new SecretShowing(List.of(ICON, MARTYR)));

    Scenario<GameState> shown = turn.when(P2, SHOW).thenAccepted();
    shown.thenEvents(new SecretShown(P2, ICON));
    assertThat(new SecretShown(P2, ICON).audience()).isEqualTo(Audience.EVERYONE);
    assertThat(shown.table().player(P2).secrets()).containsExactly(ICON, MARTYR);
    assertThat(shown.table().objectives().scored()).isEmpty();
    assertThat(shown.options(P2))
        .filteredOn(option -> !(option instanceof TradeOption))
        .containsExactly(new SecretShowing(List.of(MARTYR)));
    assertThat(shown.awaited()).containsExactly(P1);
    shown.when(P1, new Pass()).thenAccepted();
  }

  @Test
  @Rule("objective_cards.N4")
  void onlyWhatIsHeldIsShownAndOnlyOnce() {
    turn().when(P1, SHOW).thenRefused("objective_cards.19");
    turn().when(P2, SHOW).when(P2, SHOW).thenRefused("objective_cards.N4");
    Scenario.given(new GameDecider(StandardRules.TABLE), kit().round(0).frame(new Turn(P1)))
        .when(P2, SHOW)
        .thenRefusedAs("not-awaited");
  }

  @Test
  void whatHasGoneBackIsForgotten() {
    Table shown = turn().when(P2, SHOW).table();
    Table back = new SecretReturned(P2, ICON).fold(shown);

    assertThat(shown.player(P2).shown()).containsExactly(ICON);
    assertThat(back.player(P2).shown()).isEmpty();
  }

  private static TableKit kit() {
    TableKit board =
        TableKit.players(2).tile("38", 0, 0).controls(P1, "abyz").controls(P2, "fria").round(1);
    return Cards.secrets(board, P2, ICON.value(), MARTYR.value());
  }

  private static Scenario<GameState> turn() {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit().frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
