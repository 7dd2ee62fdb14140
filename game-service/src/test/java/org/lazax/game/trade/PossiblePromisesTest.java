package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.promises;
import static org.lazax.game.trade.TradeKit.round;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.trade.PromiseHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/** Whether a kind of promise can be made is found without all of its terms. */
class PossiblePromisesTest {
  private static final ComponentRef HOLDS_FIRE = ComponentRef.parse("promise/holds_fire");

  @Test
  void aKindIsPossibleUntilEverythingInItIsPromised() {
    Scenario<GameState> turn = round(board());
    assertThat(possible(turn.table())).isTrue();
    Scenario<GameState> half = promised(turn, "turn", 1);
    assertThat(possible(half.table())).isTrue();
    assertThat(possible(promised(half, "round", 2).table())).isFalse();
  }

  private static Scenario<GameState> promised(Scenario<GameState> turn, String until, int offer) {
    Promise promise = new Promise(HOLDS_FIRE, Map.of("until", until));
    return turn.when(P1, offer(P2, promises(promise), Side.NOTHING))
        .when(P2, new AcceptOffer(offer))
        .thenAccepted();
  }

  private static boolean possible(Table table) {
    PromiseHooks hooks = Ruleset.hooks(table, HOLDS_FIRE, PromiseHooks.class).orElseThrow();
    boolean possible = hooks.isPossible(table, P1, P2);
    assertThat(possible).isEqualTo(!hooks.possible(table, P1, P2).isEmpty());
    return possible;
  }
}
