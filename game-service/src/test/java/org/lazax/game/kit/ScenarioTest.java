package org.lazax.game.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;

/** No test goes on from a refusal that it does not expect. */
class ScenarioTest {
  private static final String SURPRISE = "not-awaited";

  private final Scenario<GameState> turn =
      Scenario.given(new GameDecider(StandardRules.TABLE), TableKit.players(2).frame(new Turn(P1)));

  @Test
  void noStepFollowsASurprise() {
    Scenario<GameState> refused = turn.when(P1, new LetPass(Service.GAME));

    assertThatThrownBy(() -> refused.when(P1, new Pass()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(SURPRISE);
  }

  @Test
  void nothingIsLookedAtAfterASurprise() {
    Scenario<GameState> refused = turn.when(P2, new Pass());

    assertThatThrownBy(refused::table).hasMessageContaining(SURPRISE);
    assertThatThrownBy(refused::events).hasMessageContaining(SURPRISE);
    assertThatThrownBy(refused::awaited).hasMessageContaining(SURPRISE);
    assertThatThrownBy(() -> refused.options(P1)).hasMessageContaining(SURPRISE);
    assertThat(refused.refusal()).isPresent();
  }

  @Test
  void whoExpectsTheRefusalGoesOnFromWhereItWas() {
    Scenario<GameState> refused = turn.when(P1, new LetPass(Service.GAME)).thenRefusedAs(SURPRISE);

    assertThat(refused.awaited()).containsExactly(P1);
    refused.when(P1, new Pass()).thenAccepted();
  }
}
