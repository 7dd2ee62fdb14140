package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.game.trade.TradeOption.Accepting;
import org.lazax.game.trade.TradeOption.Answer;
import org.lazax.game.trade.TradeOption.Declining;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.event.trade.TransactionMade.Goods;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Period;
import org.lazax.table.trade.Side;

/** P1 is active. P1 and P2 are neighbours in Abyz' system, P3 is far away. */
class TransactionsTest {

  @Test
  @Rule({"transactions.4.1", "trade_goods.5"})
  void goodsChangeHandsWhenTheOfferIsAcceptedAndNotBefore() {
    Scenario<GameState> offered =
        turn(board()).when(P1, offer(P2, Side.goods(2, 0), Side.goods(1, 0))).thenAccepted();
    assertThat(offered.table().player(P1).tradeGoods()).isEqualTo(5);

    Scenario<GameState> done = offered.when(P2, new AcceptOffer(1)).thenAccepted();
    assertThat(done.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(done.table().player(P2).tradeGoods()).isEqualTo(6);
    assertThat(done.awaited()).as("nobody was delayed").containsExactly(P1);
    done.when(P2, new AcceptOffer(1)).thenRefusedAs("no-such-offer");
  }

  @Test
  @Rule({"commodities.5", "commodities.5.1", "trade_goods.6", "trade_goods.6.1"})
  void commoditiesBecomeTradeGoodsOfWhoReceivesThem() {
    Scenario<GameState> done =
        turn(board().goods(P1, 0, 3))
            .when(P1, offer(P2, Side.goods(0, 2), Side.goods(0, 1)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    Table table = done.table();
    assertThat(table.player(P1).commodities()).isEqualTo(1);
    assertThat(table.player(P1).tradeGoods()).isEqualTo(1);
    assertThat(table.player(P2).commodities()).isEqualTo(1);
    assertThat(table.player(P2).tradeGoods()).isEqualTo(7);
    assertThat(done.happened())
        .filteredOn(TransactionMade.class::isInstance)
        .extracting(event -> ((TransactionMade) event).oneGives())
        .containsExactly(new Goods(0, 2, List.of(), List.of(), Optional.empty()));
  }

  @Test
  @Rule("transactions.4")
  void oneSideMayGiveNothingButNotBoth() {
    turn(board())
        .when(P1, offer(P2, Side.NOTHING, Side.goods(3, 0)))
        .when(P2, new AcceptOffer(1))
        .thenAccepted();
    turn(board()).when(P1, offer(P2, Side.NOTHING, Side.NOTHING)).thenRefused("transactions.0");
  }

  @Test
  @Rule({"transactions.1", "neighbors.1", "active_player.N4"})
  void inATurnItIsBetweenTheActivePlayerAndANeighbour() {
    Scenario<GameState> turn = turn(board());
    turn.when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
    Scenario<GameState> near = turn(board().units(P3, "38", CARRIER, 1));
    near.when(P2, offer(P3, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
    near.when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .when(P3, new AcceptOffer(1))
        .thenAccepted();
    near.when(P3, offer(P1, Side.goods(1, 0), Side.NOTHING))
        .when(P1, new AcceptOffer(1))
        .thenAccepted();
    near.when(P1, offer(P1, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
  }

  /** P1 is at an alpha wormhole, and P3 far away at one or at none. */
  @Test
  @Rule("wormholes.3")
  void whoIsAtTheOtherEndOfAWormholeIsANeighbourAndTrades() {
    TableKit board = board().tile("26", 6, 0).units(P1, "26", CARRIER, 1);
    turn(board).when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
    Scenario<GameState> joined =
        turn(board.tile("39", 0, 6).units(P3, "39", CARRIER, 1))
            .when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .thenAccepted();
    assertThat(Neighbours.of(joined.table(), P1)).contains(P3);
    assertThat(joined.table().player(P3).tradeGoods()).isEqualTo(6);
    turn(board.tile("40", 0, 6).units(P3, "40", CARRIER, 1))
        .when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .thenRefused("transactions.1");
  }

  @Test
  @Rule({"transactions.1"})
  void aPairTradesOnceInATurnAndAgainInTheNext() {
    Scenario<GameState> traded =
        turn(board())
            .when(P2, offer(P1, Side.goods(1, 0), Side.NOTHING))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    traded.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
    traded.when(P2, offer(P1, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");

    traded
        .when(P1, new Pass())
        .when(P2, offer(P1, Side.goods(1, 0), Side.NOTHING))
        .when(P1, new AcceptOffer(2))
        .thenAccepted();
  }

  @Test
  @Rule("transactions.4.1")
  void nobodyGivesWhatItDoesNotHave() {
    Scenario<GameState> turn = turn(board());
    turn.when(P1, offer(P2, Side.goods(6, 0), Side.NOTHING)).thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, Side.goods(0, 1), Side.NOTHING)).thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, Side.NOTHING, Side.goods(6, 0))).thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, Side.NOTHING.and(Note.parse("ceasefire@p2")), Side.NOTHING))
        .thenRefused("transactions.4.1");

    Scenario<GameState> gone =
        turn(board().units(P3, "38", CARRIER, 1).goods(P1, 5, 0))
            .when(P1, offer(P2, Side.goods(5, 0), Side.NOTHING))
            .when(P1, offer(P3, Side.goods(5, 0), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    gone.when(P3, new AcceptOffer(2)).thenRefused("transactions.4.1");
    assertThat(gone.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  void anOfferIsWithdrawnDeclinedOrAnsweredByAnother() {
    Scenario<GameState> offered = turn(board()).when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING));
    offered.when(P2, new WithdrawOffer(1)).thenRefusedAs("no-such-offer");
    offered.when(P1, new AcceptOffer(1)).thenRefusedAs("no-such-offer");
    offered.when(P3, new DeclineOffer(1, false)).thenRefusedAs("no-such-offer");
    offered
        .when(P1, new WithdrawOffer(1))
        .when(P2, new AcceptOffer(1))
        .thenRefusedAs("no-such-offer");
    offered
        .when(P2, new DeclineOffer(1, false))
        .when(P2, new AcceptOffer(1))
        .thenRefusedAs("no-such-offer");
    Scenario<GameState> countered =
        offered.when(P2, new OfferTransaction(P1, Side.NOTHING, Side.goods(2, 0), Optional.of(1)));
    countered.when(P2, new AcceptOffer(1)).thenRefusedAs("no-such-offer");
    countered.when(P1, new AcceptOffer(2)).thenAccepted();
  }

  @Test
  void offersAreGoneWithTheTurn() {
    turn(board())
        .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
        .when(P1, new Pass())
        .when(P2, new AcceptOffer(1))
        .thenRefusedAs("no-such-offer");
  }

  @Test
  void nobodyIsFloodedWithOffers() {
    Scenario<GameState> offered = turn(board()).when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING));
    offered.when(P1, offer(P2, Side.goods(2, 0), Side.NOTHING)).thenRefusedAs("too-many-offers");
    offered
        .when(P2, new DeclineOffer(1, true))
        .when(P1, offer(P2, Side.goods(2, 0), Side.NOTHING))
        .thenRefusedAs("offers-refused");
    Scenario<GameState> many = turn(board());
    for (int id = 1; id <= Trade.MOST_OFFERS; id++) {
      many =
          many.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
              .when(P2, new DeclineOffer(id, false))
              .thenAccepted();
    }
    many.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING)).thenRefusedAs("too-many-offers");
  }

  @Test
  void theFormsNamePartnersAndAnswers() {
    Scenario<GameState> offered =
        turn(board().units(P3, "38", CARRIER, 1))
            .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
            .thenAccepted();

    assertThat(partners(offered, P1)).containsExactly(P3);
    assertThat(partners(offered, P2)).containsExactly(P1, P3);
    assertThat(partners(offered, P3)).containsExactly(P1, P2);
    assertThat(offered.options(P2))
        .hasAtLeastOneElementOfType(Accepting.class)
        .hasAtLeastOneElementOfType(Declining.class);
    assertThat(offered.options(P3)).noneMatch(Answer.class::isInstance);
    Scenario<GameState> spent =
        turn(board())
            .when(
                P1,
                offer(
                    P2,
                    Side.NOTHING.and(Note.parse("ceasefire@p1")),
                    Side.NOTHING.and(Note.parse("ceasefire@p2"))));
    assertThat(spent.options(P2))
        .as("P2 does not hold its note")
        .noneMatch(Accepting.class::isInstance)
        .hasAtLeastOneElementOfType(Declining.class);
  }

  @Test
  @Rule({
    "faction_ability/guild_ships.N1",
    "faction_ability/guild_ships.N2",
    "faction_ability/guild_ships.N3"
  })
  void hacanTradesWithPlayersFarAway() {
    for (Seat hacan : List.of(P1, P3)) {
      Scenario<GameState> turn = turn(board().player(hacan, "hacan").goods(hacan, 5, 0));
      assertThat(Neighbours.are(turn.table(), P1, P3)).isFalse();
      for (Scenario<GameState> traded :
          List.of(
              turn.when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING)).when(P3, new AcceptOffer(1)),
              turn.when(P3, offer(P1, Side.goods(1, 0), Side.NOTHING))
                  .when(P1, new AcceptOffer(1)))) {
        traded.thenAccepted();
        traded.when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.1");
      }
    }
  }

  @Test
  @Rule({
    "promissory_note/trade_convoys.N1",
    "promissory_note/trade_convoys.N2",
    "promissory_note/trade_convoys.N3",
    "promissory_note/trade_convoys.N4"
  })
  void tradeConvoysReachPlayersFarAwayOnceTheyLieOpen() {
    turn(board().player(P2, "hacan").notes(P1, "trade_convoys"))
        .when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .thenRefused("transactions.1");
    Scenario<GameState> open = turn(board().player(P2, "hacan").notesInPlay(P1, "trade_convoys"));
    assertThat(Neighbours.of(open.table(), P1)).containsExactly(P2);
    assertThat(Neighbours.of(open.table(), P3)).isEmpty();
    open.when(P3, offer(P1, Side.goods(1, 0), Side.NOTHING))
        .when(P1, new AcceptOffer(1))
        .thenAccepted();
    open.when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .when(P3, new AcceptOffer(1))
        .when(P3, offer(P1, Side.goods(1, 0), Side.NOTHING))
        .thenRefused("transactions.1");
  }

  @Test
  @Rule({"transactions.6", "transactions.6.1", "neighbors.N2"})
  void duringAnAgendaEverybodyTradesOnceWithEverybody() {
    Scenario<GameState> agenda = agenda(board());
    assertThat(Neighbours.are(agenda.table(), P2, P3)).isFalse();
    Scenario<GameState> traded =
        agenda
            .when(P2, offer(P3, Side.goods(1, 0), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .when(P3, offer(P1, Side.goods(1, 0), Side.NOTHING))
            .when(P1, new AcceptOffer(2))
            .thenAccepted();
    traded.when(P3, offer(P2, Side.goods(1, 0), Side.NOTHING)).thenRefused("transactions.6");
  }

  @Test
  @Rule({"transactions.N5"})
  void aReplacedAgendaAllowsAnotherTransaction() {
    Scenario<GameState> mutiny =
        agenda(
            board()
                .with(t ->
                    t.withPart(
                        Trading.ID,
                        none ->
                            none.in(new Period(7, Optional.of(new AgendaId("mutiny"))))
                                .traded(P1, P2))));
    assertThat(mutiny.table().kernel().frameOf(Agenda.class).orElseThrow().id()).isZero();
    mutiny
        .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
        .when(P2, new AcceptOffer(1))
        .thenAccepted();
  }

  private static Scenario<GameState> agenda(TableKit kit) {
    AgendaId arms = new AgendaId("arms_reduction");
    Window vote =
        new Window(1, "vote", PassRule.MUST_ANSWER, List.of(P1), 0, Set.of(), Optional.empty());
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.speaker(P1)
            .frame(new Agenda(arms, List.of(), List.of(P1, P2, P3)))
            .with(t -> t.withKernel(t.kernel().evolve(new WindowOpened(vote)))));
  }

  private static List<Seat> partners(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> ((Offering) option).partners().stream())
        .map(Partner::seat)
        .toList();
  }
}
