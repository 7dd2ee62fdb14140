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
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeOption;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.Turn.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.orders.MomentName;
import org.lazax.table.orders.OrderScope;
import org.lazax.table.orders.StandingOrders;
import org.lazax.table.setup.Phase;

/** P1 is to act; P2 leaves orders. */
class StandingOrdersTest {
  private static final MomentName IN_FIGHT = new MomentName("in-fight");
  private static final MomentName CARD_PLAYED = new MomentName("card-played");
  private static final LeaveStandingOrders FIGHTS = new LeaveStandingOrders(Set.of(IN_FIGHT));
  private static final LeaveStandingOrders NONE = new LeaveStandingOrders(Set.of());

  @Test
  void theyAreLeftWhoeverIsAwaitedAndReplaceWhatWasSaidBefore() {
    Scenario<GameState> left = turn(1).when(P2, FIGHTS).thenAccepted();

    left.thenEvents(new StandingOrdersLeft(P2, Set.of(IN_FIGHT)));
    assertThat(left.awaited()).containsExactly(P1);
    assertThat(lettingPass(left, P2)).containsExactly(IN_FIGHT);
    assertThat(left.options(P2)).filteredOn(option -> !(option instanceof TradeOption)).hasSize(1);
    Scenario<GameState> taken = left.when(P2, NONE).thenAccepted();
    assertThat(lettingPass(taken, P2)).isEmpty();
    assertThat(taken.options(P2)).filteredOn(option -> !(option instanceof TradeOption)).isEmpty();
  }

  @Test
  void whoIsAskedAtAMomentOfTheOrdersPassesAtOnce() {
    Scenario<GameState> asked = cardPlayed();
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<GameState> passed = asked.when(P2, until(OrderScope.MOMENT, CARD_PLAYED));

    assertThat(passed.awaited()).containsExactly(P3);
    assertThat(lettingPass(passed, P2)).containsExactly(CARD_PLAYED);
    assertThat(lettingPass(passed.when(P3, new LetPass(Service.GAME)), P2)).isEmpty();
    assertThat(asked.when(P2, until(OrderScope.MOMENT, IN_FIGHT)).awaited()).containsExactly(P2);
  }

  @Test
  void ordersEndWithTheTurnWithTheOwnTurnOrWithTheRound() {
    Scenario<GameState> left =
        turn(1)
            .when(P2, until(OrderScope.OWN_TURN, IN_FIGHT))
            .when(P2, until(OrderScope.TURN, CARD_PLAYED));
    assertThat(lettingPass(left, P2)).containsExactlyInAnyOrder(CARD_PLAYED, IN_FIGHT);

    Scenario<GameState> own = left.when(P1, new TurnCommand.Pass());
    assertThat(own.table().kernel().within(Turn.class)).contains(new Turn(P2).at(Step.ACTION));
    assertThat(lettingPass(own, P2)).isEmpty();

    Scenario<GameState> round = turn(1).when(P2, until(OrderScope.ROUND, IN_FIGHT));
    assertThat(lettingPass(round.when(P1, new TurnCommand.Pass()), P2)).containsExactly(IN_FIGHT);
    StandingOrders orders = round.table().player(P2).standingOrders();
    assertThat(orders.lettingPass(Kernel.EMPTY)).as("no round is under way").isEmpty();
  }

  @Test
  void longerOrdersEndShorterOnesAndNotTheOtherWayRound() {
    Scenario<GameState> both = turn(1).when(P2, FIGHTS).when(P2, until(OrderScope.TURN));
    assertThat(lettingPass(both, P2)).containsExactly(IN_FIGHT);

    Scenario<GameState> all = turn(1).when(P2, until(OrderScope.TURN, IN_FIGHT)).when(P2, NONE);
    assertThat(lettingPass(all, P2)).isEmpty();
  }

  @Test
  void theUsualOrdersAreOfferedAsTheyAre() {
    Scenario<GameState> asked = cardPlayed();
    List<Form> forms = asked.options(P2).getLast().forms();

    assertThat(forms)
        .extracting(Form::title)
        .containsExactly(
            "Leave standing orders",
            "Until my next turn ask me only whether I cancel a card",
            "Until the round ends ask me neither here nor where I am not asked now");
    LeaveStandingOrders onlyToCancel = (LeaveStandingOrders) forms.get(1).sample().command();
    Scenario<GameState> left = asked.when(P2, onlyToCancel);
    assertThat(left.awaited()).as("a card is being played").containsExactly(P2);
    assertThat(lettingPass(left, P2))
        .containsAll(Set.of(IN_FIGHT, new MomentName("turn-begins")))
        .doesNotContain(CARD_PLAYED);
    assertThat(left.options(P2).getLast().forms())
        .extracting(Form::title)
        .contains("Ask me at all moments");
  }

  @Test
  void whoIsNotAskedAtAMomentIsOfferedNoneOfIt() {
    Scenario<GameState> asked = cardPlayed();

    assertThat(asked.options(P3)).noneMatch(LeavingOrders.class::isInstance);
    Scenario<GameState> left = asked.when(P3, until(OrderScope.OWN_TURN, IN_FIGHT));
    assertThat(left.options(P3)).last().isInstanceOf(LeavingOrders.class);
    assertThat(left.options(P3).getLast().forms())
        .extracting(Form::title)
        .containsExactly("Leave standing orders", "Ask me at all moments");
  }

  @Test
  void ordersForTheRoundAreAddedToThoseInForce() {
    Scenario<GameState> asked = cardPlayed().when(P2, until(OrderScope.OWN_TURN, IN_FIGHT));
    Form neither =
        asked.options(P2).getLast().forms().stream()
            .filter(form -> form.title().startsWith("Until the round ends"))
            .findFirst()
            .orElseThrow();

    assertThat(neither.fields()).isEmpty();
    Scenario<GameState> left = asked.when(P2, neither.sample().command());
    assertThat(left.awaited()).containsExactly(P3);
    assertThat(lettingPass(left, P2)).containsExactlyInAnyOrder(IN_FIGHT, CARD_PLAYED);
    assertThat(left.table().player(P2).standingOrders().has(OrderScope.OWN_TURN)).isFalse();
    assertThat(left.table().player(P2).standingOrders().has(OrderScope.ROUND)).isTrue();
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
    turn(1).when(P2, until(OrderScope.MOMENT, IN_FIGHT)).thenRefusedAs("no-such-time");
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
            .frame(new Round(Phase.ACTION))
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1)));
  }

  /** P1 plays a card. P2 and P3 may hold Sabotage. */
  private static Scenario<GameState> cardPlayed() {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            TableKit.players(3)
                .tile("38", 0, 0)
                .tile("27", 0, 1)
                .controls(P1, "abyz")
                .controls(P2, "fria")
                .controls(P3, "new_albion")
                .round(1)
                .holds(P1, "mining_initiative")
                .holds(P2, "bunker")
                .holds(P3, "sabotage")
                .frame(new Round(Phase.ACTION))
                .frame(new ActionPhase().inTurn(List.of(), P1, 1))
                .frame(new Turn(P1)))
        .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/mining_initiative")))
        .thenAccepted();
  }

  private static LeaveStandingOrders until(OrderScope until, MomentName... moments) {
    return new LeaveStandingOrders(Set.of(moments), Optional.of(until));
  }

  private static Set<MomentName> lettingPass(Scenario<GameState> scenario, Seat seat) {
    Table table = scenario.table();
    return table.player(seat).standingOrders().lettingPass(table.kernel());
  }
}
