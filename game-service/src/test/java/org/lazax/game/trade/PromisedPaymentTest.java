package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.promises;
import static org.lazax.game.trade.TradeKit.round;
import static org.lazax.game.trade.TradeKit.word;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/** P1 is active. P1 and P2 are neighbours. All have five trade goods unless said otherwise. */
class PromisedPaymentTest {

  @Test
  @Rule("deals.N7")
  void aPaymentIsMadeWhenItsMomentComes() {
    Scenario<GameState> promised =
        round(board())
            .when(P2, offer(P1, promises(payment("turn_end", 2)), promises(word("peace"))))
            .when(P1, new AcceptOffer(1))
            .when(P1, offer(P3, promises(payment("turn_end", 1)), Side.NOTHING))
            .when(P3, new AcceptOffer(2))
            .thenAccepted();
    assertThat(goods(promised)).containsExactly(5, 5, 5);
    promised
        .when(P1, offer(P3, promises(payment("turn_end", 3)), Side.NOTHING))
        .thenRefused("deals.N3.3");
    promised.when(P1, offer(P2, promises(payment("turn_end", 3)), Side.NOTHING)).thenAccepted();

    Scenario<GameState> next = promised.when(P1, new Pass()).thenAccepted();
    assertThat(goods(next)).containsExactly(6, 3, 6);
    assertThat(next.awaited()).containsExactly(P2);
    assertThat(goods(next.when(P2, new Pass()))).as("it is paid once").containsExactly(6, 3, 6);
  }

  @Test
  @Rule({"deals.N7", "deals.N7.1"})
  void atTheStatusPhaseAllThatIsLeftIsPaidAndNothingAfterIt() {
    Scenario<GameState> promised =
        round(board().goods(P1, 1, 0))
            .when(P1, offer(P2, promises(payment("status_phase", 3)), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .when(P1, offer(P3, promises(payment("status_phase", 3)), Side.NOTHING))
            .when(P3, new AcceptOffer(2))
            .when(P1, new Pass())
            .when(P2, new Pass())
            .thenAccepted();
    assertThat(goods(promised)).containsExactly(1, 5, 5);
    Scenario<GameState> paid = promised.when(P3, new Pass()).thenAccepted();
    assertThat(goods(paid)).containsExactly(0, 6, 5);
  }

  @Test
  @Rule("deals.N7.1")
  void aMomentThatNeverComesCostsNothing() {
    Scenario<GameState> promised =
        round(board())
            .when(P1, offer(P2, promises(payment("agenda_phase", 3)), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    Scenario<GameState> status =
        promised.when(P1, new Pass()).when(P2, new Pass()).when(P3, new Pass()).thenAccepted();
    assertThat(goods(status)).containsExactly(5, 5, 5);
    assertThat(PromisesInForce.on(status.table())).isEmpty();
  }

  @Test
  @Rule("deals.N3.2")
  void nothingIsPaidToOrByAnEliminatedPlayer() {
    Scenario<GameState> promised =
        round(board())
            .when(P1, offer(P3, promises(payment("turn_end", 3)), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .when(P2, offer(P1, promises(payment("turn_end", 1)), Side.NOTHING))
            .when(P1, new AcceptOffer(2))
            .thenAccepted();
    Table left = new PlayerEliminated(P3).fold(promised.table());
    Scenario<GameState> next =
        Scenario.given(new GameDecider(StandardRules.TABLE), TableKit.players(3).with(_ -> left))
            .when(P1, new Pass())
            .thenAccepted();
    assertThat(goods(next)).startsWith(6, 4);
  }

  private static Promise payment(String when, int goods) {
    return new Promise(
        ComponentRef.parse("promise/payment"),
        Map.of("when", when, "goods", Integer.toString(goods)));
  }

  private static List<Integer> goods(Scenario<GameState> scenario) {
    return scenario.table().players().values().stream().map(Player::tradeGoods).toList();
  }
}
