package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/** P1 owns the law. Nobody can score. */
class MinisterOfPolicyTest {
  private static final TableKit KIT =
      Cards.objectives(
          Cards.used(Cards.used(TableKit.players(2), P1, "diplomacy"), P2, "trade")
              .round(1)
              .tile("38", 0, 0)
              .controls(P1, "abyz")
              .controls(P2, "fria")
              .law("minister_of_policy", P1),
          3,
          5);

  @Test
  @Rule("agenda/minister_of_policy.N1")
  void itsOwnerDrawsWithTheOthersAndAgainWhenThePhaseEnds() {
    Scenario<GameState> phase = begun(KIT, 1, 1, 1);
    assertThat(hand(phase, P1)).isEqualTo(1);
    assertThat(hand(phase, P2)).isEqualTo(1);

    Scenario<GameState> ended = ended(phase, 1);
    assertThat(hand(ended, P1)).isEqualTo(2);
    assertThat(hand(ended, P2)).isEqualTo(1);
  }

  @Test
  @Rule("agenda/minister_of_policy.N2")
  void aNeuralMotivatorDoesNotRaiseTheSecondDraw() {
    Scenario<GameState> phase = begun(KIT.technologies(P1, "neural_motivator"), 1, 1, 1, 1);
    assertThat(hand(phase, P1)).isEqualTo(2);

    assertThat(hand(ended(phase, 1), P1)).isEqualTo(3);
  }

  @Test
  @Rule("agenda/minister_of_policy.N1.1")
  void yssarilSchemesWithBothDrawsTheFirstDoneWithBeforeTheSecond() {
    TableKit kit = Cards.used(KIT.player(P1, "yssaril"), P1, "diplomacy").controls(P1, "abyz");
    Scenario<GameState> phase = begun(kit, 1, 1, 1);
    assertThat(hand(phase, P1)).isEqualTo(2);
    assertThat(phase.awaited()).containsExactly(P1);

    Scenario<GameState> discarded = phase.when(P1, discard(phase), 1);
    assertThat(hand(discarded, P1)).isEqualTo(1);
    Scenario<GameState> again = ended(discarded, 1, 1);
    assertThat(hand(again, P1)).isEqualTo(3);
    assertThat(again.happened()).filteredOn(MinisterOfPolicyTest::isDraw).hasSize(1);
    assertThat(again.awaited()).containsExactly(P1);
    assertThat(hand(again.when(P1, discard(again)), P1)).isEqualTo(2);
  }

  private static boolean isDraw(GameEvent event) {
    return event instanceof ActionCardsDrawn;
  }

  private static int hand(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).actionCards().size();
  }

  private static DiscardActionCards discard(Scenario<GameState> scenario) {
    return new DiscardActionCards(List.of(scenario.table().player(P1).actionCards().getFirst()));
  }

  /** After the first draw: both gain tokens, and let the end of the phase pass. */
  private static Scenario<GameState> ended(Scenario<GameState> phase, int... dice) {
    DistributeTokens tokens = new DistributeTokens(new Tokens(5, 3, 2));
    LetPass pass = new LetPass(Service.GAME);
    return phase.when(P1, tokens).when(P2, tokens).when(P1, pass).when(P2, pass, dice);
  }

  private static Scenario<GameState> begun(TableKit kit, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.AGENDA)).frame(new StatusPhase()),
        dice);
  }
}
