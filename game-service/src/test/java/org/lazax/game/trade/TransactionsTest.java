package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.game.trade.TradeOption.Answering;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReceived;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.event.trade.TransactionMade.Goods;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** P1 is active. P1 and P2 are neighbours in Abyz' system, P3 is far away. */
class TransactionsTest {
  private static final Note CEASEFIRE = Note.parse("ceasefire@p1");
  private static final String SUPPORT = "promissory_note/support_for_the_throne";

  @Test
  @Rule({"transactions.0", "transactions.2", "transactions.4.1", "trade_goods.5"})
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
  @Rule({"commodities.0", "commodities.5", "commodities.5.1", "trade_goods.6", "trade_goods.6.1"})
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
        .containsExactly(new Goods(0, 2));
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
  @Rule({"transactions.1", "neighbors.1", "deals.1"})
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

  @Test
  @Rule({"transactions.1", "transactions.N3.1"})
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
  @Rule({"promissory_notes.N2", "promissory_notes.N2.1", "promissory_notes.6"})
  void whichNoteIsTradedOnlyItsPlayersKnow() {
    Scenario<GameState> offered =
        turn(board()).when(P1, offer(P2, Side.NOTHING.and(CEASEFIRE), Side.goods(1, 0)));
    Scenario<GameState> done = offered.when(P2, new AcceptOffer(1)).thenAccepted();

    assertThat(done.happened())
        .contains(new PromissoryNoteGiven(P1, P2, CEASEFIRE), new PromissoryNoteReceived(P1, P2));
    assertThat(Stream.concat(offered.happened().stream(), done.happened().stream()))
        .filteredOn(event -> event.toString().contains("ceasefire"))
        .allSatisfy(event -> {
          Audience audience = event.audience();
          assertThat(audience.includes(Optional.of(P1))).isTrue();
          assertThat(audience.includes(Optional.of(P2))).isTrue();
          assertThat(audience.includes(Optional.of(P3))).isFalse();
        })
        .hasAtLeastOneElementOfType(OfferMade.class);
    assertThat(done.table().player(P2).notes()).containsExactly(CEASEFIRE);
    assertThat(done.table().player(P2).noteReceived()).isTrue();
    assertThat(done.table().player(P1).notes()).doesNotContain(CEASEFIRE);
  }

  @Test
  @Rule({"promissory_notes.5", "transactions.2"})
  void aNoteOfAThirdPlayerMayBeTraded() {
    Note other = Note.parse("ceasefire@p3");
    Scenario<GameState> done =
        turn(board().notes(P1, "ceasefire@p3"))
            .when(P1, offer(P2, Side.NOTHING.and(other), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(done.table().player(P2).notes()).containsExactly(other);
  }

  @Test
  @Rule("promissory_notes.5.1")
  void aNoteInAPlayAreaIsNotTraded() {
    turn(board().notesInPlay(P1, "support_for_the_throne@p3"))
        .when(
            P1, offer(P2, Side.NOTHING.and(Note.parse("support_for_the_throne@p3")), Side.NOTHING))
        .thenRefused("transactions.4.1");
  }

  @Test
  @Rule({
    "promissory_note/support_for_the_throne.N1",
    "promissory_note/support_for_the_throne.N1.1",
    "promissory_notes.N2.2",
    "promissory_notes.1.1"
  })
  void supportForTheThroneIsPlayedOnReceiptAndGivesAPoint() {
    Note support = Note.parse("support_for_the_throne@p1");
    Scenario<GameState> done =
        turn(board().notes(P1, "support_for_the_throne@p1"))
            .when(P1, offer(P2, Side.NOTHING.and(support), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(done.happened())
        .containsSubsequence(
            new PromissoryNoteReceived(P1, P2),
            new PromissoryNotePlayed(P2, support),
            new VictoryPointsGained(P2, 1, SUPPORT));
    assertThat(done.table().player(P2).notesInPlay()).containsExactly(support);
    assertThat(done.table().player(P2).notes()).isEmpty();
    assertThat(done.table().player(P2).victoryPoints()).isEqualTo(1);
  }

  @Test
  @Rule({"promissory_note/support_for_the_throne.N2", "promissory_note/support_for_the_throne.N4"})
  void itReturnsWithItsPointBeforeAnythingElseOfAnActivation() {
    Scenario<GameState> activated =
        turn(board()
                .tile("19", 1, 0)
                .units(P2, "19/wellon", PDS, 1)
                .notesInPlay(P1, "support_for_the_throne@p2")
                .points(P1, 1))
            .when(P1, new ActivateSystem(SystemId.of("19")))
            .thenAccepted();

    assertThat(activated.happened())
        .startsWith(
            activated.happened().stream()
                .filter(TokenPlaced.class::isInstance)
                .findFirst()
                .orElseThrow(),
            new PromissoryNoteReturned(P1, Note.parse("support_for_the_throne@p2")),
            new VictoryPointsGained(P1, -1, SUPPORT));
    assertThat(activated.table().player(P1).victoryPoints()).isZero();
    assertThat(activated.table().player(P2).notes())
        .contains(Note.parse("support_for_the_throne@p2"));
  }

  @Test
  @Rule("promissory_note/support_for_the_throne.N5")
  void inASwapTheActivePlayerGainsItsPointFirst() {
    TableKit kit =
        board().notes(P1, "support_for_the_throne@p1").notes(P2, "support_for_the_throne@p2");
    Side first = Side.NOTHING.and(Note.parse("support_for_the_throne@p1"));
    Side second = Side.NOTHING.and(Note.parse("support_for_the_throne@p2"));
    for (Scenario<GameState> done :
        List.of(
            turn(kit).when(P1, offer(P2, first, second)).when(P2, new AcceptOffer(1)),
            turn(kit).when(P2, offer(P1, second, first)).when(P1, new AcceptOffer(1)))) {
      assertThat(done.happened())
          .filteredOn(VictoryPointsGained.class::isInstance)
          .containsExactly(
              new VictoryPointsGained(P1, 1, SUPPORT), new VictoryPointsGained(P2, 1, SUPPORT));
    }
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
    assertThat(partners(offered, P2)).containsExactly(P1);
    assertThat(partners(offered, P3)).containsExactly(P1);
    assertThat(offered.options(P2)).hasAtLeastOneElementOfType(Answering.class);
    assertThat(offered.options(P3)).doesNotHaveAnyElementsOfTypes(Answering.class);
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
  void tradeConvoysReachPlayersFarAwayOnceTheyLieOpen() {
    turn(board().player(P2, "hacan").notes(P1, "trade_convoys"))
        .when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .thenRefused("transactions.1");
    turn(board().player(P2, "hacan").notesInPlay(P1, "trade_convoys"))
        .when(P1, offer(P3, Side.goods(1, 0), Side.NOTHING))
        .when(P3, new AcceptOffer(1))
        .thenAccepted();
  }

  private static List<Seat> partners(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> ((Offering) option).partners().stream())
        .map(Partner::seat)
        .toList();
  }

  private static OfferTransaction offer(Seat to, Side gives, Side takes) {
    return new OfferTransaction(to, gives, takes, Optional.empty());
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P3, "letnev")
        .goods(P1, 5, 0)
        .goods(P2, 5, 2)
        .goods(P3, 5, 0)
        .notes(P1, "ceasefire@p1")
        .tile("38", 0, 0)
        .tile("27", 3, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "27", CRUISER, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
