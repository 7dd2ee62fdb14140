package org.lazax.game.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.MomentName;

/** P1 is to act; P2 leaves orders. */
class StandingOrdersTest {
  private static final MomentName IN_FIGHT = new MomentName("in-fight");
  private static final LeaveStandingOrders FIGHTS = new LeaveStandingOrders(Set.of(IN_FIGHT));
  private static final LeaveStandingOrders NONE = new LeaveStandingOrders(Set.of());

  @Test
  void theyAreLeftWhoeverIsAwaitedAndReplaceWhatWasSaidBefore() {
    Scenario<GameState> left = turn(1).when(P2, FIGHTS).thenAccepted();

    left.thenEvents(new StandingOrdersLeft(P2, Set.of(IN_FIGHT)));
    assertThat(left.awaited()).containsExactly(P1);
    assertThat(left.table().player(P2).lettingPass()).containsExactly(IN_FIGHT);
    assertThat(left.options(P2)).containsExactly(new StandingOrders(List.of(), List.of(IN_FIGHT)));
    Scenario<GameState> taken = left.when(P2, NONE).thenAccepted();
    assertThat(taken.table().player(P2).lettingPass()).isEmpty();
    assertThat(taken.options(P2)).isEmpty();
  }

  @Test
  void nobodyElseLearnsOfThem() {
    Audience audience = new StandingOrdersLeft(P2, Set.of(IN_FIGHT)).audience();

    assertThat(audience.includes(Optional.of(P2))).isTrue();
    assertThat(audience.includes(Optional.of(P1))).isFalse();
    assertThat(audience.includes(Optional.empty())).isFalse();
  }

  @Test
  void whatIsNoMomentAndWhoDoesNotPlayIsRefused() {
    turn(1)
        .when(P2, new LeaveStandingOrders(Set.of(new MomentName("lunch"))))
        .thenRefusedAs("unknown-moment");
    turn(1).when(P3, FIGHTS).thenRefusedAs("not-awaited");
    turn(0).when(P2, FIGHTS).thenRefusedAs("not-awaited");
  }

  private static Scenario<GameState> turn(int round) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        TableKit.players(2)
            .tile("38", 0, 0)
            .controls(P1, "abyz")
            .controls(P2, "fria")
            .round(round)
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1)));
  }
}
