package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.choose;
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
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.WindowClosed;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;

/**
 * Notes that are bought and played at the beginning of a turn. P1 plays Sol and is active. Others
 * could hold a note of somebody else, so that they are asked.
 */
class NotesBoughtInTimeTest {
  private static final Note SUPPORT = Note.parse("military_support");
  private static final Note NET = Note.parse("spy_net");
  private static final Note CRUCIBLE = Note.parse("crucible");
  private static final UseAbility PLAY_SUPPORT = ability("promissory_note/military_support");
  private static final UseAbility PLAY_NET = ability("promissory_note/spy_net");
  private static final UseAbility PLAY_CRUCIBLE = ability("promissory_note/crucible");
  private static final UseAbility DROP = ability("faction_ability/orbital_drop");
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule("promissory_note/military_support.N1")
  void militarySupportComesBeforeAnOrbitalDrop() {
    Scenario<GameState> begun = turn(sol().sheet(P1, 3, 3, 1).notes(P2, "military_support"));
    assertThat(begun.awaited()).containsExactly(P2);
    begun.when(P1, DROP).thenRefusedAs("not-awaited");

    Scenario<GameState> let = begun.when(P2, NO).thenAccepted();
    assertThat(abilities(let, P1)).contains("faction_ability/orbital_drop");
    Scenario<GameState> played = begun.when(P2, PLAY_SUPPORT).when(P2, choose("38/fria"));
    assertThat(played.awaited()).containsExactly(P1);
    assertThat(abilities(played, P1)).as("its only token is gone").isEmpty();
  }

  @Test
  @Rule("promissory_note/military_support.N2")
  void itIsPlayedAlsoAtTheBeginningOfATurnInWhichSolCanOnlyPass() {
    Scenario<GameState> begun = turn(sol().sheet(P1, 0, 3, 0).notes(P2, "military_support"));
    Scenario<GameState> passed =
        begun
            .when(P2, PLAY_SUPPORT)
            .when(P2, choose("38/fria"))
            .when(P1, new Pass())
            .thenAccepted();

    assertThat(infantry(passed)).isEqualTo(2);
  }

  @Test
  @Rule({"promissory_note/military_support.N4", "promissory_note/military_support.N4.1"})
  void militarySupportIsBoughtAndPlayedAtOnceButNotTwiceInATurn() {
    Scenario<GameState> begun = turn(sol().notes(P1, "military_support"));
    assertThat(begun.awaited()).containsExactly(P2);
    begun.when(P2, PLAY_SUPPORT).thenRefused("promissory_notes.1");
    Scenario<GameState> played =
        begun
            .when(P2, offer(P1, Side.goods(1, 0), Side.NOTHING.and(SUPPORT)))
            .when(P1, new AcceptOffer(1))
            .when(P2, PLAY_SUPPORT)
            .when(P2, choose("38/fria"))
            .thenAccepted();

    assertThat(infantry(played)).isEqualTo(2);
    assertThat(played.table().player(P1).notes()).contains(SUPPORT);
    played
        .when(P2, offer(P1, Side.goods(1, 0), Side.NOTHING.and(SUPPORT)))
        .thenRefused("transactions.1");
    played
        .when(P1, offer(P2, Side.NOTHING.and(SUPPORT), Side.NOTHING))
        .thenRefused("transactions.1");
  }

  @Test
  @Rule("promissory_note/military_support.N4.2")
  void playedAndBoughtBackItIsPlayedAgainInTheNextTurnOfSol() {
    Scenario<GameState> begun = turn(diodes(sol().notes(P2, "military_support")));
    Scenario<GameState> back =
        begun
            .when(P1, NO)
            .when(P2, PLAY_SUPPORT)
            .when(P2, choose("38/fria"))
            .when(P1, offer(P2, Side.NOTHING.and(SUPPORT), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(about(back)).as("the window is still open").isEqualTo("turn-begins");
    assertThat(back.table().player(P2).notes()).contains(SUPPORT);
    back.when(P2, PLAY_SUPPORT).thenRefusedAs("not-awaited");
    Scenario<GameState> over = back.when(P1, NO).thenAccepted();
    assertThat(about(over)).as("P2 is not asked again").isEqualTo("action");
    over.when(P2, PLAY_SUPPORT).thenRefusedAs("not-awaited");

    Scenario<GameState> next = nextTurn(over).when(P1, NO);
    next.when(P2, PLAY_SUPPORT).when(P2, choose("38/fria")).thenAccepted();
  }

  @Test
  @Rule({"promissory_note/spy_net.N2", "promissory_note/spy_net.N2.1"})
  void aSpyNetIsBoughtAndPlayedAtOnceButNotTwiceInATurn() {
    Scenario<GameState> begun = turn(yssaril().notes(P2, "spy_net"));
    assertThat(begun.awaited()).containsExactly(P1);
    begun.when(P1, PLAY_NET).thenRefused("promissory_notes.1");
    Scenario<GameState> played =
        begun
            .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING.and(NET)))
            .when(P2, new AcceptOffer(1))
            .when(P1, PLAY_NET)
            .when(P1, choose("summit"))
            .thenAccepted();

    assertThat(played.table().player(P1).actionCards()).containsExactly(new ActionCardId("summit"));
    assertThat(played.table().player(P2).notes()).contains(NET);
    played
        .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING.and(NET)))
        .thenRefused("transactions.1");
    played.when(P2, offer(P1, Side.NOTHING.and(NET), Side.NOTHING)).thenRefused("transactions.1");
  }

  @Test
  @Rule("promissory_note/spy_net.N2.2")
  void playedAndBoughtBackASpyNetIsPlayedAgainInTheNextOwnTurn() {
    Scenario<GameState> back =
        turn(yssaril().controls(P1, "abyz").notes(P1, "spy_net"))
            .when(P1, PLAY_NET)
            .when(P1, choose("summit"))
            .when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING.and(NET)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(back.table().player(P1).notes()).contains(NET);
    back.when(P1, PLAY_NET).thenRefused("abilities.3");

    Scenario<GameState> next = nextTurn(back);
    next.when(P1, PLAY_NET).when(P1, choose("rally")).thenAccepted();
  }

  @Test
  @Rule("promissory_note/crucible.N4")
  void playedAndBoughtBackACrucibleIsPlayedAgainInTheNextOwnTurn() {
    TableKit kit = ordered(board().player(P2, "vuil_raith")).tile("19", 1, 0).notes(P1, "crucible");
    Scenario<GameState> played =
        turn(kit).when(P1, new ActivateSystem(SystemId.of("19"))).when(P1, PLAY_CRUCIBLE);
    Scenario<GameState> back =
        given(moving(played.table()))
            .when(P1, offer(P2, Side.NOTHING, Side.NOTHING.and(CRUCIBLE)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(back.table().player(P1).notes()).contains(CRUCIBLE);
    back.when(P1, PLAY_CRUCIBLE).thenRefusedAs("not-awaited");

    Scenario<GameState> next = othersPass(given(moved(back.table())));
    next.when(P1, PLAY_CRUCIBLE).thenRefused("abilities.3");
    next.when(P1, new ActivateSystem(SystemId.of("38"))).when(P1, PLAY_CRUCIBLE).thenAccepted();
  }

  /** P1 could use Transit Diodes when its turn begins. */
  private static TableKit diodes(TableKit kit) {
    return kit.technologies(P1, "transit_diodes").units(P1, "38/abyz", INFANTRY, 1);
  }

  private static String about(Scenario<GameState> scenario) {
    return scenario.table().kernel().awaiting().orElseThrow().about();
  }

  private static Scenario<GameState> given(Table table) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), TableKit.players(3).with(_ -> table));
  }

  /** The active player is asked which ships move. */
  private static Table moving(Table table) {
    Window window =
        new Window(
            table.kernel().opened(),
            "movement",
            PassRule.MUST_ANSWER,
            List.of(P1),
            0,
            Set.of(),
            Optional.empty());
    return table.evolve(new WindowOpened(window), Stamp.NONE);
  }

  /** Nothing has moved, and the action is over. */
  private static Table moved(Table table) {
    Kernel kernel = table.kernel();
    return table
        .evolve(new WindowClosed(kernel.awaiting().orElseThrow().id()), Stamp.NONE)
        .evolve(
            new FrameClosed(kernel.frameOf(Movement.class).orElseThrow().id(), Outcome.DONE),
            Stamp.NONE)
        .evolve(
            new FrameClosed(kernel.frameOf(TacticalAction.class).orElseThrow().id(), Outcome.DONE),
            Stamp.NONE);
  }

  private static int infantry(Scenario<GameState> scenario) {
    return scenario.table().units().count(Place.of("38/fria"), u -> u.type() == INFANTRY);
  }

  private static TableKit sol() {
    return ordered(board()).controls(P1, "abyz").controls(P2, "fria").notes(P2, "ceasefire@p3");
  }

  private static TableKit yssaril() {
    return ordered(board().player(P2, "yssaril")).holds(P2, "rally", "summit");
  }

  /** All have used their strategy cards, so that they may pass. */
  private static TableKit ordered(TableKit kit) {
    return Cards.used(
        Cards.used(Cards.used(kit, P1, "leadership"), P2, "diplomacy"), P3, "politics");
  }

  /** P1 drops infantry, the others pass, and the next turn of P1 begins. */
  private static Scenario<GameState> nextTurn(Scenario<GameState> turn) {
    return othersPass(settled(turn).when(P1, DROP));
  }

  /** The turn of P1 is over, the others pass, and P1 has the next turn. */
  private static Scenario<GameState> othersPass(Scenario<GameState> acted) {
    return settled(settled(acted).when(P2, new Pass())).when(P3, new Pass()).thenAccepted();
  }

  /** Everybody lets moments pass. */
  private static Scenario<GameState> settled(Scenario<GameState> scenario) {
    Scenario<GameState> now = scenario;
    while (now.silence(now.awaited().getFirst()).equals(Optional.of(NO))) {
      now = now.when(now.awaited().getFirst(), NO);
    }
    return now;
  }
}
