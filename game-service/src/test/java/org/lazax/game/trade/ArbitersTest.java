package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.actioncards.DiscardOption;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.event.actioncards.ActionCardsGiven;
import org.lazax.table.trade.Side;

/** P1 is active and plays the Emirates of Hacan. All are neighbours. */
class ArbitersTest {
  private static final String[] SIX = {"sabotage", "bribery", "veto", "spy", "plague", "uprising"};

  @Test
  @Rule({"transactions.3.1", "faction_ability/arbiters.N1"})
  void anyNumberOfActionCardsChangesHandsOnBothSides() {
    TableKit kit = board().holds(P1, "sabotage", "bribery", "veto", "spy").holds(P2, "plague");
    Scenario<GameState> given =
        turn(kit)
            .when(P1, offer(P2, cards("sabotage", "bribery", "veto"), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(given.table().player(P1).actionCards()).containsExactlyElementsOf(ids("spy"));
    assertThat(given.table().player(P2).actionCards())
        .containsExactlyInAnyOrderElementsOf(ids("plague", "sabotage", "bribery", "veto"));
    assertThat(given.happened())
        .filteredOn(ActionCardsGiven.class::isInstance)
        .extracting(event -> ((ActionCardsGiven) event).audience().includes(Optional.of(P3)))
        .containsExactly(false);

    Scenario<GameState> back =
        turn(kit)
            .when(P2, offer(P1, cards("plague"), Side.goods(2, 0)))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    assertThat(back.table().player(P1).actionCards()).containsAll(ids("plague"));
    assertThat(back.table().player(P2).tradeGoods()).isEqualTo(7);
  }

  @Test
  @Rule("transactions.3")
  void othersDoNotTradeActionCards() {
    TableKit kit = board().player(P1, "sol").holds(P1, "sabotage");
    turn(kit).when(P1, offer(P2, cards("sabotage"), Side.NOTHING)).thenRefused("transactions.3");
    assertThat(offered(turn(kit), P1)).isEmpty();
    assertThat(offered(turn(board().holds(P1, "sabotage")), P1))
        .containsExactlyElementsOf(ids("sabotage"));
  }

  @Test
  void nobodyOffersOrNamesWhatItDoesNotHold() {
    Scenario<GameState> turn = turn(board().holds(P1, "sabotage").holds(P2, "plague"));
    turn.when(P1, offer(P2, cards("sabotage", "sabotage"), Side.NOTHING))
        .thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, Side.goods(1, 0), cards("plague"))).thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, cards("plague"), Side.NOTHING)).thenRefused("transactions.4.1");
  }

  @Test
  @Rule("faction_ability/arbiters.N2")
  void whoHasTooManyThenDiscardsAtOnce() {
    TableKit kit = board().holds(P1, "sabotage", "bribery", "veto").holds(P2, sixOthers());
    Scenario<GameState> given =
        turn(kit)
            .when(P1, offer(P2, cards("sabotage", "bribery", "veto"), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(given.awaited()).containsExactly(P2);
    assertThat(given.options(P2)).hasAtLeastOneElementOfType(DiscardOption.class);
    Scenario<GameState> done =
        given.when(P2, new DiscardActionCards(ids("sabotage", "bribery"))).thenAccepted();
    assertThat(done.table().player(P2).actionCards()).hasSize(7);
    assertThat(done.awaited()).containsExactly(P1);
  }

  @Test
  @Rule("faction_ability/arbiters.N3")
  void cardsInExcessAreDiscardedAndNotTraded() {
    TableKit full =
        TableKit.players(3)
            .player(P1, "hacan")
            .tile("38", 0, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .holds(P1, SIX)
            .holds(P1, "mining_initiative")
            .frame(new Turn(P1))
            .frame(new DrawActionCards(P1, 1));
    Scenario<GameState> drawn = Scenario.given(new GameDecider(StandardRules.TABLE), full, 1);
    assertThat(drawn.table().player(P1).actionCards()).hasSize(8);

    drawn.when(P1, offer(P2, cards("sabotage"), Side.NOTHING)).thenRefused("transactions.1");
    assertThat(offered(drawn, P1)).isEmpty();
  }

  @Test
  @Rule("faction_ability/arbiters.N4")
  void politicalSecretDoesNotStopIt() {
    TableKit silenced = board().notesInPlay(P3, "political_secret@p1");

    assertThat(Transactions.withActionCards(silenced.table(), P1, P2)).isTrue();
    assertThat(Transactions.withActionCards(silenced.table(), P2, P3)).isFalse();
  }

  private static String[] sixOthers() {
    return new String[] {
      "plague", "uprising", "spy", "insubordination", "focused_research", "mining_initiative"
    };
  }

  private static List<ActionCardId> offered(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> ((Offering) option).partners().stream())
        .filter(partner -> partner.seat().equals(P2))
        .flatMap(partner -> partner.own().actionCards().stream())
        .toList();
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "hacan")
        .tile("38", 0, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "38", CRUISER, 1)
        .goods(P1, 5, 0)
        .goods(P2, 5, 0);
  }

  private static Side cards(String... cards) {
    return Side.NOTHING.and(ids(cards));
  }

  private static List<ActionCardId> ids(String... cards) {
    return Stream.of(cards).map(ActionCardId::new).toList();
  }
}
