package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.promises;
import static org.lazax.game.trade.TradeKit.round;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.game.trade.TradeKit.word;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What happens in a turn before a transaction. P3 is far away from P1 and P2 at first. */
class TransactionsOfATurnTest {
  private static final Side GOOD = Side.goods(1, 0);
  private static final Place IN_38 = Place.of("38");
  private static final Place IN_27 = Place.of("27");

  @Test
  @Rule("transactions.N3")
  void whoBecomesANeighbourDuringTheTurnCanTradeInIt() {
    Scenario<GameState> before = turn(board());
    before.when(P1, offer(P3, GOOD, Side.NOTHING)).thenRefused("transactions.1");

    Scenario<GameState> beside = moved(before, IN_38, IN_27);
    beside
        .when(P1, offer(P3, GOOD, Side.NOTHING))
        .when(P3, new AcceptOffer(1))
        .then(table -> assertThat(table.player(P3).tradeGoods()).isEqualTo(6));
    beside.when(P1, offer(P2, GOOD, Side.NOTHING)).thenRefused("transactions.1");
  }

  @Test
  @Rule("transactions.N3.1")
  void whoIsANeighbourAgainIsNoNewPartner() {
    Scenario<GameState> traded = traded(turn(board()));
    Scenario<GameState> away = moved(traded, IN_38, IN_27);
    assertThat(Neighbours.are(away.table(), P1, P2)).isFalse();
    Scenario<GameState> back = moved(away, IN_27, IN_38);

    assertThat(Neighbours.are(back.table(), P1, P2)).isTrue();
    back.when(P1, offer(P2, GOOD, Side.NOTHING)).thenRefused("transactions.1");
    back.when(P2, offer(P1, GOOD, Side.NOTHING)).thenRefused("transactions.1");
  }

  @Test
  @Rule({"transactions.N3.2", "transactions.1.1"})
  void theTwoSidesOfACombatCanTradeDuringIt() {
    SystemId active = SystemId.of("27");
    Window hits =
        new Window(9, "hits", PassRule.MUST_ANSWER, List.of(P3), 0, Set.of(), Optional.empty());
    Scenario<GameState> combat =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board()
                .with(table -> moved(table, IN_38, IN_27))
                .frame(new ActionPhase().inTurn(List.of(), P1, 1))
                .frame(Turn.acted(P1))
                .frame(new TacticalAction(P1, active))
                .frame(new SpaceCombat(active, P1, P3))
                .with(table -> table.withKernel(table.kernel().evolve(new WindowOpened(hits)))));

    Scenario<GameState> bought =
        combat.when(P3, offer(P1, GOOD, Side.NOTHING)).when(P1, new AcceptOffer(1)).thenAccepted();
    assertThat(bought.table().player(P1).tradeGoods()).isEqualTo(6);
    assertThat(bought.awaited()).as("the combat goes on").containsExactly(P3);
    combat.when(P1, offer(P2, GOOD, Side.NOTHING)).thenRefused("transactions.1");
  }

  @Test
  @Rule("transactions.N4")
  void aSecondActionOfTheTurnAllowsNoSecondTransaction() {
    Scenario<GameState> first =
        turn(board().technologies(P1, "fleet_logistics").controls(P1, "abyz"));
    Scenario<GameState> second = acted(traded(first));

    second.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
    second.when(P1, offer(P2, GOOD, Side.NOTHING)).thenRefused("transactions.1");
    second.when(P2, offer(P1, GOOD, Side.NOTHING)).thenRefused("transactions.1");
    traded(acted(first));
  }

  /** P1 has taken an action, and has no use for what it allows. */
  private static Scenario<GameState> acted(Scenario<GameState> turn) {
    return turn.when(P1, ability("faction_ability/orbital_drop"))
        .when(P1, new LetPass(Service.GAME))
        .thenAccepted();
  }

  @Test
  @Rule("transactions.5")
  void aDealHasTheTransactionOfItsTurn() {
    Scenario<GameState> dealt =
        round(board())
            .when(P1, offer(P2, GOOD.and(word("peace")), Side.goods(2, 0)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(dealt.table().player(P1).tradeGoods()).isEqualTo(6);
    assertThat(PromisesInForce.on(dealt.table())).hasSize(1);
    dealt.when(P2, offer(P1, GOOD.and(word("peace")), Side.NOTHING)).thenRefused("transactions.1");
    dealt
        .when(P2, offer(P1, promises(word("peace")), Side.NOTHING))
        .when(P1, new AcceptOffer(2))
        .thenAccepted();
  }

  private static Scenario<GameState> traded(Scenario<GameState> turn) {
    return turn.when(P1, offer(P2, GOOD, Side.NOTHING)).when(P2, new AcceptOffer(1)).thenAccepted();
  }

  /** The same moment after the cruiser of P1 has moved. */
  private static Scenario<GameState> moved(Scenario<GameState> turn, Place from, Place to) {
    Table table = moved(turn.table(), from, to);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), TableKit.players(3).with(_ -> table));
  }

  private static Table moved(Table table, Place from, Place to) {
    List<UnitStack> cruiser = List.of(UnitStack.of(P1, CRUISER, 1));
    return table.withUnits(table.units().minus(from, cruiser).plus(to, cruiser));
  }
}
