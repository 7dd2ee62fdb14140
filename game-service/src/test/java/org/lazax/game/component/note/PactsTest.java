package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Player;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.trade.Side;

/** P1, the Saar, has 3 commodities, all that it can have. Its neighbour P2 plays the Empyrean. */
class PactsTest {

  @Test
  @Rule({"promissory_note/dark_pact.N5", "promissory_note/dark_pact.N3"})
  void bothGainAGoodForExactlyTheHoldersCommodities() {
    Scenario<GameState> all = given(board().notesInPlay(P1, "dark_pact"), P2, 3);
    assertThat(goods(all, P1)).isEqualTo(1);
    assertThat(goods(all, P2)).isEqualTo(4);
    all.when(P1, offer(P2, 1, 0)).thenRefused("transactions.1");

    Scenario<GameState> two = given(board().notesInPlay(P1, "dark_pact"), P2, 2);
    assertThat(goods(two, P1)).isZero();
    assertThat(goods(two, P2)).isEqualTo(2);

    Scenario<GameState> hand = given(board().notes(P1, "dark_pact"), P2, 3);
    assertThat(goods(hand, P1)).as("not from the hand").isZero();
    Scenario<GameState> other = given(board().notesInPlay(P1, "dark_pact"), P3, 3);
    assertThat(goods(other, P1)).as("to another player").isZero();
  }

  @Test
  void theOwnerGivesNothingByThePact() {
    TableKit kit = board().notesInPlay(P1, "dark_pact").goods(P2, 0, 4);
    Scenario<GameState> taken =
        turn(kit)
            .when(P1, new OfferTransaction(P2, Side.NOTHING, Side.goods(0, 3), Optional.empty()))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(goods(taken, P1)).isEqualTo(3);
    assertThat(goods(taken, P2)).isZero();
  }

  @Test
  @Rule("promissory_note/dark_pact.N2")
  void theTradeAgreementOfTheHolderGivesAllItsCommodities() {
    TableKit kit = board().notesInPlay(P1, "dark_pact").notes(P2, "trade_agreement@p1");
    Scenario<GameState> played =
        Using.card(kit, P1, "trade").when(P2, note("trade_agreement", P1)).thenAccepted();

    assertThat(player(played, P1).commodities()).isZero();
    assertThat(goods(played, P1)).as("three by the card").isEqualTo(3 + 1);
    assertThat(goods(played, P2)).isEqualTo(3 + 1);
  }

  @Test
  @Rule("promissory_note/dark_pact.N4")
  void mentakPillagesEachSideOnceForTheWholeExchange() {
    TableKit kit =
        board().player(P3, "mentak").notesInPlay(P1, "dark_pact").goods(P1, 3, 3).goods(P2, 3, 0);
    UseAbility pillage = use("faction_ability/pillage#transaction");
    Scenario<GameState> done = given(kit, P2, 3).when(P3, pillage).when(P3, pillage);

    assertThat(done.awaited()).containsExactly(P1);
    assertThat(goods(done, P1)).isEqualTo(3 + 1 - 1);
    assertThat(goods(done, P2)).isEqualTo(3 + 3 + 1 - 1);
  }

  @Test
  @Rule("promissory_note/dark_pact.N1")
  void nobodyHasMoreCommoditiesThanItsFactionAllows() {
    TableKit pact = board().notesInPlay(P1, "dark_pact").leaders(P1, "carth_of_golden_sands");
    assertThat(player(gained(pact.goods(P1, 0, 0), P1), P1).commodities()).isEqualTo(2);
    assertThat(player(gained(pact.goods(P1, 0, 2), P1), P1).commodities()).isEqualTo(3);
    assertThat(player(Using.card(pact, P1, "trade"), P1).commodities()).isEqualTo(3);

    Scenario<GameState> received =
        turn(pact.goods(P2, 0, 4))
            .when(P2, new OfferTransaction(P1, Side.goods(0, 4), Side.NOTHING, Optional.empty()))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    assertThat(player(received, P1).commodities()).isEqualTo(3);
    assertThat(goods(received, P1)).isEqualTo(4);
  }

  @Test
  @Rule("promissory_note/trade_agreement.N3")
  void whatIsGainedWithoutAReplenishIsNotTaken() {
    TableKit kit =
        board()
            .goods(P1, 0, 1)
            .notes(P2, "trade_agreement@p1")
            .leaders(P1, "carth_of_golden_sands")
            .leaders(P3, "carth_of_golden_sands");
    Scenario<GameState> gained = gained(kit, P1);
    assertThat(player(gained, P1).commodities()).isEqualTo(3);
    assertThat(gained.awaited()).containsExactly(P1);
    gained.when(P2, note("trade_agreement", P1)).thenRefusedAs("not-awaited");

    Scenario<GameState> replenished = gained(kit, P3);
    assertThat(player(replenished, P1).commodities()).isEqualTo(3);
    assertThat(replenished.awaited()).containsExactly(P2);
    replenished.when(P2, note("trade_agreement", P1)).thenAccepted();
  }

  /** P1 gains two commodities by its own agent, or replenishes them by that of another player. */
  private static Scenario<GameState> gained(TableKit kit, Seat by) {
    return turn(kit)
        .when(by, use("leader/carth_of_golden_sands"))
        .when(by, Using.choose("p1"))
        .thenAccepted();
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "saar")
        .player(P2, "empyrean")
        .player(P3, "sol")
        .goods(P1, 0, 3)
        .tile("38", 0, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "38", CRUISER, 1);
  }

  /** P1 gives commodities to another player. */
  private static Scenario<GameState> given(TableKit kit, Seat to, int commodities) {
    return turn(kit)
        .when(P1, offer(to, 0, commodities))
        .when(to, new AcceptOffer(1))
        .thenAccepted();
  }

  private static OfferTransaction offer(Seat to, int goods, int commodities) {
    return new OfferTransaction(to, Side.goods(goods, commodities), Side.NOTHING, Optional.empty());
  }

  private static int goods(Scenario<GameState> scenario, Seat seat) {
    return player(scenario, seat).tradeGoods();
  }

  private static Player player(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat);
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static UseAbility note(String note, Seat of) {
    return new UseAbility(
        Service.GAME, AbilityRef.parse("promissory_note/" + note), Optional.of(of));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
