package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Field;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** P2 plays the Council Keleres, whose flagship is in 38; there is a cruiser of P2 in 46. */
class ArtemirisTest {
  private static final String RULE = "unit/artemiris.N1";
  private static final SystemId THERE = SystemId.of("38");
  private static final SystemId ELSEWHERE = SystemId.of("46");
  private static final Payment TWO = new Payment(List.of(), 2);

  @Test
  @Rule("unit/artemiris.N1")
  void whoCannotPayTwoInfluenceCannotActivateTheSystem() {
    Scenario<GameState> poor = Using.turn(kit().goods(P1, 1, 4), P1);

    assertThat(offered(poor, P1)).contains(ELSEWHERE).doesNotContain(THERE);
    assertThat(poor.options(P1)).noneMatch(TurnOption.PaidActivation.class::isInstance);
    poor.when(P1, new ActivateSystem(THERE)).thenRefused(RULE);
    poor.when(P1, paid(THERE, new Payment(List.of(), 1))).thenRefused(RULE);
  }

  @Test
  @Rule("unit/artemiris.N1")
  void whoPaysActivatesTheSystem() {
    Scenario<GameState> turn =
        Using.turn(kit().goods(P1, 3, 0).controls(P1, "loki", "abaddon"), P1);
    TurnOption.PaidActivation option =
        turn.options(P1).stream()
            .filter(TurnOption.PaidActivation.class::isInstance)
            .map(TurnOption.PaidActivation.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(option.systems()).containsExactly(THERE);
    assertThat(((Field.Pay) option.form().field("payment")).worth().min()).isEqualTo(2);
    assertThat(offered(turn, P1)).contains(ELSEWHERE).doesNotContain(THERE);
    turn.when(P1, new ActivateSystem(THERE)).thenRefused(RULE);
    turn.when(P1, paid(THERE, new Payment(List.of(), 1))).thenRefused(RULE);
    turn.when(P1, paid(THERE, new Payment(List.of(), 4))).thenRefused("trade_goods.4");

    Scenario<GameState> activated = turn.when(P1, paid(THERE, TWO)).thenAccepted();
    assertThat(activated.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(activated.table().tokens().get(THERE)).containsExactly(P1);
    assertThat(activated.table().kernel().within(TacticalAction.class).map(TacticalAction::system))
        .contains(THERE);
    PlanetId loki = new PlanetId("loki");
    Scenario<GameState> byPlanets =
        turn.when(P1, paid(THERE, new Payment(List.of(loki), 1))).thenAccepted();
    assertThat(byPlanets.table().planets().readied(P1, loki)).isFalse();
    Scenario<GameState> sample = turn.when(P1, option.form().sample().command());
    assertThat(sample.thenAccepted().table().tokens().get(THERE)).containsExactly(P1);
  }

  @Test
  @Rule("tactical_action.1")
  void nothingIsPaidForOtherSystemsNorByTheOwner() {
    Scenario<GameState> turn = Using.turn(kit().goods(P1, 3, 0), P1);
    turn.when(P1, paid(ELSEWHERE, TWO)).thenRefused("tactical_action.1");
    Scenario<GameState> elsewhere = turn.when(P1, new ActivateSystem(ELSEWHERE)).thenAccepted();
    assertThat(elsewhere.table().player(P1).tradeGoods()).isEqualTo(3);

    Scenario<GameState> own = Using.turn(kit(), P2);
    assertThat(offered(own, P2)).contains(THERE);
    own.when(P2, new ActivateSystem(THERE)).thenAccepted();
    TableKit other = kit().player(P2, "sol");
    assertThat(offered(Using.turn(other, P1), P1)).as("another flagship").contains(THERE);
  }

  @Test
  void anActivationWithoutATokenAndOneThatEndsTheTurnArePaidToo() {
    TableKit granting =
        kit().player(P1, "naalu").leader(P1, "zeu", LeaderState.READIED).goods(P1, 2, 0);
    Scenario<GameState> granted =
        Using.turn(granting, P1)
            .when(P1, Using.ability("leader/zeu"))
            .when(P1, Using.choose("p1"))
            .thenAccepted();
    granted.when(P1, new ActivateSystem(THERE)).thenRefused(RULE);
    Scenario<GameState> free = granted.when(P1, paid(THERE, TWO)).thenAccepted();
    assertThat(free.table().player(P1).tradeGoods()).isZero();
    assertThat(free.table().tokens()).doesNotContainKey(THERE);
    Scenario<GameState> poor =
        Using.turn(granting.goods(P1, 0, 0), P1)
            .when(P1, Using.ability("leader/zeu"))
            .when(P1, Using.choose("p1"))
            .thenAccepted();
    poor.when(P1, new ActivateSystem(THERE)).thenRefused(RULE);

    TableKit reopening =
        kit()
            .player(P1, "mahact")
            .leader(P1, "il_na_viroset", LeaderState.UNLOCKED)
            .tokens(P1, "38")
            .goods(P1, 2, 0);
    Scenario<GameState> turn = Using.turn(reopening, P1);
    turn.when(P1, new ActivateSystem(THERE)).thenRefused(RULE);
    assertThat(turn.when(P1, paid(THERE, TWO)).thenAccepted().table().player(P1).tradeGoods())
        .isZero();
  }

  private static List<SystemId> offered(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(TurnOption.Activation.class::isInstance)
        .flatMap(option -> ((TurnOption.Activation) option).systems().stream())
        .toList();
  }

  private static ActivateSystem paid(SystemId system, Payment payment) {
    return new ActivateSystem(system, Optional.of(payment));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P2, "keleres")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("46", 1, 0)
        .units(P2, "38", FLAGSHIP, 1)
        .units(P2, "46", CRUISER, 1)
        .units(P1, "75", CRUISER, 1);
  }
}
