package org.lazax.game.actionphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.ending.PlayerEliminated;

/** What silence means in a turn, and whose turn is none. */
class TurnTest {
  private static final TableKit KIT = TableKit.players(2).tile("38", 0, 0);

  @Test
  void whoIsSilentUsesTheReadiedCardOfTheLowestInitiativeAndPassesAfterwards() {
    TableKit held = Cards.held(KIT, P1, "imperial", "leadership", "trade");

    assertThat(Using.turn(held, P1).silence(P1)).contains(new UseStrategyCard(card("leadership")));
    assertThat(Using.turn(Cards.used(held, P1, "leadership"), P1).silence(P1))
        .contains(new UseStrategyCard(card("trade")));
    assertThat(Using.turn(Cards.used(KIT, P1, "trade"), P1).silence(P1)).contains(new Pass());
  }

  @Test
  void whoIsSilentAfterAnActionEndsTheTurn() {
    TableKit twice =
        Cards.held(KIT.technologies(P1, "fleet_logistics"), P1, "construction", "trade");
    Scenario<GameState> acted =
        Using.turn(twice, P1).when(P1, new UseStrategyCard(card("construction"))).thenAccepted();

    assertThat(acted.awaited()).containsExactly(P1);
    assertThat(acted.silence(P1)).contains(new EndTurn());
    acted.when(P1, new EndTurn()).thenAccepted();
  }

  @Test
  void anEliminatedPlayerTakesNoTurn() {
    Scenario<GameState> turn =
        Using.turn(KIT.controls(P2, "abyz").with(new PlayerEliminated(P1)::fold), P1);

    assertThat(turn.awaited()).isEmpty();
    assertThat(turn.table().kernel().stack()).isEmpty();
  }
}
