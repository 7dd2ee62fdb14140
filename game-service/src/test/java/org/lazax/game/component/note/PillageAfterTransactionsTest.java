package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** Whom Mentak pillages after a transaction, and who is protected. */
class PillageAfterTransactionsTest {

  @Test
  @Rule({"faction_ability/pillage.N2", "faction_ability/pillage.N2.1"})
  void onlyWhoReceivesTheCommoditiesIsPillaged() {
    TableKit kit =
        neighbours()
            .player(P3, "mentak")
            .goods(P1, 3, 3)
            .goods(P2, 3, 0)
            .notes(P2, "trade_agreement@p1");
    Scenario<GameState> played =
        letPass(Using.card(kit, P1, "trade"), P3).when(P2, note("trade_agreement", P1));

    Scenario<GameState> pillaged = played.when(P3, use("faction_ability/pillage")).thenAccepted();
    assertThat(pillaged.table().player(P2).tradeGoods())
        .isEqualTo(5 + played.table().player(P1).commodities());
    pillaged.when(P3, use("faction_ability/pillage")).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule({"faction_ability/pillage.N7", "faction_ability/pillage.N8"})
  void bothSidesOfATransactionWithoutGoodsArePillaged() {
    TableKit kit =
        neighbours().player(P3, "mentak").goods(P1, 3, 0).goods(P2, 3, 0).notes(P1, "ceasefire@p1");
    Scenario<GameState> traded =
        turn(kit)
            .when(P1, offer(P2, Side.NOTHING.and(Note.parse("ceasefire@p1"))))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    Scenario<GameState> done =
        traded
            .when(P3, use("faction_ability/pillage#transaction"))
            .when(P3, use("faction_ability/pillage#transaction"))
            .thenAccepted();
    assertThat(done.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(done.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(done.awaited()).containsExactly(P1);
  }

  @Test
  @Rule("faction_ability/pillage.N9")
  void mentakPillagesItsOwnPartner() {
    Scenario<GameState> traded =
        turn(neighbours().player(P2, "mentak").goods(P1, 4, 0))
            .when(P1, offer(P2, Side.goods(1, 0)))
            .when(P2, new AcceptOffer(1));
    Scenario<GameState> done =
        traded.when(P2, use("faction_ability/pillage#transaction")).thenAccepted();
    assertThat(done.table().player(P1).tradeGoods()).isEqualTo(2);
  }

  @Test
  @Rule("faction_ability/pillage.N1")
  void aPartnerFarAwayIsNotPillaged() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "winnu")
            .player(P2, "mentak")
            .player(P3, "hacan")
            .notesInPlay(P1, "trade_convoys")
            .goods(P1, 4, 0)
            .tile("38", 0, 0)
            .tile("27", 3, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<GameState> traded =
        turn(kit).when(P1, offer(P2, Side.goods(1, 0))).when(P2, new AcceptOffer(1)).thenAccepted();
    assertThat(traded.awaited()).containsExactly(P1);
  }

  /** P1, of Winnu, is at an alpha wormhole, and Mentak at Mecatol Rex. */
  @Test
  @Rule("faction_ability/pillage.N4")
  void theGateOfWinnuMakesItANeighbourInItsOwnTacticalAction() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "winnu")
            .player(P2, "mentak")
            .player(P3, "hacan")
            .technologies(P1, "lazax_gate_folding")
            .goods(P1, 5, 0)
            .tile("18", 0, 0)
            .tile("26", 4, 0)
            .units(P1, "26", CRUISER, 1)
            .units(P2, "18", CRUISER, 1);
    TableKit turn = kit.frame(new ActionPhase().inTurn(List.of(), P1, 1));
    Scenario<GameState> before =
        given(turn.frame(new Turn(P1)))
            .when(P1, offer(P3, Side.goods(1, 0)))
            .when(P3, new AcceptOffer(1))
            .thenAccepted();
    assertThat(before.awaited()).as("not yet").containsExactly(P1);
    before.when(P1, offer(P2, Side.goods(1, 0))).thenRefused("transactions.1");

    TacticalAction action = new TacticalAction(P1, SystemId.of("26"));
    Scenario<GameState> pillaged =
        given(moving(turn.frame(Turn.acted(P1)).frame(action)))
            .when(P1, offer(P3, Side.goods(1, 0)))
            .when(P3, new AcceptOffer(1))
            .when(P2, use("faction_ability/pillage#transaction"))
            .thenAccepted();
    assertThat(pillaged.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(pillaged.table().player(P2).tradeGoods()).isEqualTo(1);
  }

  private static TableKit moving(TableKit kit) {
    Window window =
        new Window(9, "movement", PassRule.MUST_ANSWER, List.of(P1), 0, Set.of(), Optional.empty());
    return kit.frame(new Movement(P1, SystemId.of("26")))
        .with(t -> t.withKernel(t.kernel().evolve(new WindowOpened(window))));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }

  @Test
  @Rule({"promissory_note/promise_of_protection.N1", "promissory_note/promise_of_protection.N2"})
  void thePromiseProtectsItsHolderAloneAndNotFromTheHand() {
    TableKit kit = neighbours().player(P3, "mentak").goods(P1, 4, 0).goods(P2, 4, 0);
    Scenario<GameState> lying = traded(kit.notesInPlay(P1, "promise_of_protection"));
    Scenario<GameState> once =
        lying.when(P3, use("faction_ability/pillage#transaction")).thenAccepted();
    assertThat(once.table().player(P2).tradeGoods()).as("of 5").isEqualTo(4);
    assertThat(once.awaited()).containsExactly(P1);

    Scenario<GameState> held = traded(kit.notes(P1, "promise_of_protection"));
    held.when(P3, use("faction_ability/pillage#transaction"))
        .when(P3, use("faction_ability/pillage#transaction"))
        .thenAccepted();
  }

  private static Scenario<GameState> traded(TableKit kit) {
    return turn(kit).when(P1, offer(P2, Side.goods(1, 0))).when(P2, new AcceptOffer(1));
  }

  private static OfferTransaction offer(Seat to, Side gives) {
    return new OfferTransaction(to, gives, Side.NOTHING, Optional.empty());
  }

  private static Scenario<GameState> letPass(Scenario<GameState> scenario, Seat seat) {
    return scenario.awaited().contains(seat)
        ? scenario.when(seat, new LetPass(Service.GAME)).thenAccepted()
        : scenario;
  }

  private static TableKit neighbours() {
    return TableKit.players(3)
        .player(P1, "saar")
        .player(P2, "letnev")
        .player(P3, "xxcha")
        .tile("38", 0, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "38", CRUISER, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  private static UseAbility note(String name, Seat of) {
    return new UseAbility(
        Service.GAME, AbilityRef.parse("promissory_note/" + name), Optional.of(of));
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }
}
