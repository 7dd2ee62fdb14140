package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.trade.Side;

/**
 * P1 is the Nomad and has the technology. The agent of P2, the Winnu, is used for a production on
 * Loki (75). Only P1 and P3 are neighbours.
 */
class TemporalCommandSuiteTest {
  private static final UseAbility BEREKON =
      new UseAbility(Service.GAME, AbilityRef.parse("leader/berekar_berekon"));
  private static final UseAbility SUITE =
      new UseAbility(Service.GAME, AbilityRef.parse("technology/temporal_command_suite"));
  private static final TechnologyId CARD = new TechnologyId("temporal_command_suite");
  private static final LetPass PASS = new LetPass(Service.GAME);
  private static final Side TWO = Side.goods(2, 0);
  private static final Side ONE = Side.goods(1, 0);

  @Test
  @Rule({"technology/temporal_command_suite.N1", "technology/temporal_command_suite.N2"})
  void theAgentIsReadiedAndTheTwoMayTradeFarAwayInTheTurnOfAnother() {
    Scenario<GameState> exhausted = used(board(), P3);
    assertThat(exhausted.awaited()).containsExactly(P1);
    exhausted.when(P1, offer(P2, TWO, ONE)).thenRefused("transactions.1");

    Scenario<GameState> open = exhausted.when(P1, SUITE).thenAccepted();
    assertThat(open.table().player(P1).exhaustedTechnologies()).containsExactly(CARD);
    assertThat(agents(open, P2, LeaderState.READIED)).containsExactly("berekar_berekon");
    assertThat(open.awaited()).containsExactly(P1);
    assertThat(partners(open, P1)).containsExactly(P2);
    assertThat(partners(open, P2)).containsExactly(P1);
    assertThat(partners(open, P3)).isEmpty();
    open.when(P3, offer(P1, ONE, Side.NOTHING)).thenRefused("transactions.1");

    Scenario<GameState> offered = open.when(P2, offer(P1, ONE, TWO)).thenAccepted();
    assertThat(offered.awaited()).containsExactly(P1);
    Scenario<GameState> made = offered.when(P1, new AcceptOffer(1)).thenAccepted();
    assertThat(made.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(made.table().player(P2).tradeGoods()).isEqualTo(6);
    assertThat(made.awaited()).as("one is all").containsExactly(P3);
    made.when(P1, offer(P2, TWO, ONE)).thenRefused("transactions.1");
  }

  @Test
  @Rule("technology/temporal_command_suite.N2.1")
  void theyTradeInTheStrategyPhase() {
    TableKit kit = board().frame(new StrategyPhase()).frame(at(P3));
    Scenario<GameState> exhausted = given(kit).when(P2, BEREKON).thenAccepted();
    assertThat(partners(exhausted, P1)).isEmpty();

    Scenario<GameState> made =
        exhausted
            .when(P1, SUITE)
            .when(P1, offer(P2, TWO, ONE))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(made.table().player(P2).tradeGoods()).isEqualTo(6);
    assertThat(partners(made, P1)).isEmpty();
  }

  @Test
  @Rule("technology/temporal_command_suite.N3")
  void theUsualTransactionMayFollow() {
    Scenario<GameState> made =
        used(neighbours(), P1)
            .when(P1, SUITE)
            .when(P1, offer(P2, TWO, ONE))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    Scenario<GameState> turn = made.when(P1, new ProduceNothing()).thenAccepted();
    assertThat(Transactions.period(turn.table())).isEqualTo(Transactions.period(made.table()));
    Scenario<GameState> later =
        turn.when(P1, offer(P2, TWO, ONE)).when(P2, new AcceptOffer(2)).thenAccepted();
    assertThat(later.table().player(P1).tradeGoods()).isEqualTo(3);
    later.when(P1, offer(P2, TWO, ONE)).thenRefused("transactions.1");
  }

  @Test
  @Rule("technology/temporal_command_suite.N3")
  void theUsualTransactionMayComeBefore() {
    TableKit traded =
        inTurn(neighbours(), P1)
            .with(table ->
                table.withPart(
                    Trading.ID,
                    none -> none.in(Transactions.period(table).orElseThrow()).traded(P1, P2)));
    Scenario<GameState> made =
        given(traded)
            .when(P2, BEREKON)
            .when(P1, SUITE)
            .when(P1, offer(P2, TWO, ONE))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(made.table().player(P1).tradeGoods()).isEqualTo(4);
    made.when(P1, new ProduceNothing()).when(P1, offer(P2, TWO, ONE)).thenRefused("transactions.1");
  }

  @Test
  @Rule("technology/temporal_command_suite.N4")
  void theReadiedAgentIsNotUsedAgainAtTheSameMoment() {
    Scenario<GameState> passed = used(board(), P3).when(P1, SUITE).when(P1, PASS).thenAccepted();

    assertThat(agents(passed, P2, LeaderState.READIED)).containsExactly("berekar_berekon");
    assertThat(passed.awaited()).containsExactly(P3);
    passed.when(P2, BEREKON).thenRefusedAs("not-awaited");
    assertThat(passed.table().player(P1).tradeGoods()).as("without a transaction").isEqualTo(5);
    passed.when(P1, offer(P2, TWO, ONE)).thenRefused("transactions.1");
  }

  @Test
  void theOwnAgentIsReadiedWithoutATransaction() {
    TableKit own =
        board()
            .player(P1, "winnu")
            .player(P2, "nomad")
            .technologies(P1, "temporal_command_suite")
            .leaders(P1, "berekar_berekon");
    Scenario<GameState> readied =
        given(inTurn(own, P3)).when(P1, BEREKON).when(P1, SUITE).thenAccepted();

    assertThat(agents(readied, P1, LeaderState.EXHAUSTED)).isEmpty();
    assertThat(readied.awaited()).containsExactly(P3);
  }

  @Test
  void withoutItTheAgentStaysExhausted() {
    Scenario<GameState> passed = used(board(), P3).when(P1, PASS).thenAccepted();

    assertThat(agents(passed, P2, LeaderState.EXHAUSTED)).containsExactly("berekar_berekon");
    assertThat(passed.awaited()).containsExactly(P3);
    assertThat(passed.table().player(P1).exhaustedTechnologies()).isEmpty();
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "nomad")
        .player(P2, "winnu")
        .player(P3, "sol")
        .leaders(P2, "berekar_berekon")
        .technologies(P1, "temporal_command_suite")
        .goods(P1, 5, 0)
        .goods(P2, 5, 0)
        .goods(P3, 5, 0)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("27", 5, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "27", CRUISER, 1)
        .controlsExhausted(P3, "loki")
        .units(P3, "75/loki", SPACE_DOCK, 1);
  }

  /** All are neighbours, and the dock is P1's. */
  private static TableKit neighbours() {
    return TableKit.players(3)
        .player(P1, "nomad")
        .player(P2, "winnu")
        .player(P3, "sol")
        .leaders(P2, "berekar_berekon")
        .technologies(P1, "temporal_command_suite")
        .goods(P1, 5, 0)
        .goods(P2, 5, 0)
        .tile("75", 0, 0)
        .units(P2, "75", CRUISER, 1)
        .controlsExhausted(P1, "loki")
        .units(P1, "75/loki", SPACE_DOCK, 1);
  }

  private static Production at(Seat producer) {
    return new Production(producer, SystemId.of("75"));
  }

  private static TableKit inTurn(TableKit kit, Seat active) {
    return kit.frame(new ActionPhase().inTurn(List.of(), active, 1))
        .frame(new Turn(active))
        .frame(at(active));
  }

  /** P2 has used its agent for the production of the active player. */
  private static Scenario<GameState> used(TableKit kit, Seat active) {
    return given(inTurn(kit, active)).when(P2, BEREKON).thenAccepted();
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }

  private static List<String> agents(Scenario<GameState> given, Seat seat, LeaderState state) {
    return given.table().player(seat).leaders().lying(state).stream()
        .filter(leader -> leader.value().equals("berekar_berekon"))
        .map(LeaderId::value)
        .toList();
  }

  /** With whom this player may make a transaction by its options. */
  private static List<Seat> partners(Scenario<GameState> given, Seat seat) {
    return given.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> ((Offering) option).partners().stream())
        .map(Partner::seat)
        .toList();
  }
}
