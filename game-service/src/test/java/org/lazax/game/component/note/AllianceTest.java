package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** How the note comes into a play area and leaves it. P1 has the turn. */
class AllianceTest {
  private static final Note OF_P1 = Note.parse("alliance@p1");
  private static final Note OF_P2 = Note.parse("alliance@p2");

  @Test
  @Rule({"promissory_note/alliance.N1", "promissory_note/alliance.N1.1"})
  void whoReceivesItLaysItOpenAndCannotTradeItOn() {
    TableKit kit = neighbours().notes(P1, OF_P1.toString());
    Scenario<GameState> done =
        turn(kit)
            .when(P1, offer(P2, Side.NOTHING.and(OF_P1)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    PromissoryNotePlayed played = new PromissoryNotePlayed(P2, OF_P1);
    assertThat(done.happened()).contains(played);
    assertThat(played.audience().includes(Optional.of(P3))).isTrue();
    assertThat(done.table().player(P2).notesInPlay()).containsExactly(OF_P1);
    assertThat(done.table().player(P2).notes()).isEmpty();
    turn(neighbours().notesInPlay(P1, OF_P2.toString()))
        .when(P1, offer(P2, Side.NOTHING.and(OF_P2)))
        .thenRefused("transactions.4.1");
  }

  @Test
  @Rule({"promissory_note/alliance.N2", "promissory_note/alliance.N4"})
  void itReturnsWhenItsHolderActivatesASystemWithAStructureOfItsOwner() {
    TableKit kit = neighbours().tile("19", 3, 0).notesInPlay(P1, OF_P2.toString());
    ActivateSystem activate = new ActivateSystem(SystemId.of("19"));

    Scenario<GameState> back = turn(kit.units(P2, "19/wellon", PDS, 1)).when(P1, activate);
    assertThat(back.happened()).contains(new PromissoryNoteReturned(P1, OF_P2));
    assertThat(back.table().player(P2).notes()).containsExactly(OF_P2);
    assertThat(turn(kit.units(P3, "19/wellon", PDS, 1)).when(P1, activate).happened())
        .noneMatch(PromissoryNoteReturned.class::isInstance);
  }

  @Test
  @Rule("promissory_note/alliance.N3")
  void aTokenOfDiplomacyDoesNotReturnIt() {
    TableKit kit =
        neighbours()
            .tile("19", 3, 0)
            .controls(P2, "wellon")
            .units(P2, "19", CRUISER, 1)
            .notesInPlay(P1, OF_P2.toString());
    Scenario<GameState> locked =
        Using.card(kit, P2, "diplomacy").when(P2, new ChooseSystem(SystemId.of("19")));

    assertThat(locked.table().tokens().get(SystemId.of("19"))).contains(P1);
    assertThat(locked.table().player(P1).notesInPlay()).containsExactly(OF_P2);
  }

  private static TableKit neighbours() {
    return TableKit.players(3)
        .tile("75", 0, 0)
        .units(P1, "75", CRUISER, 1)
        .units(P2, "75", CRUISER, 1);
  }

  private static OfferTransaction offer(Seat to, Side gives) {
    return new OfferTransaction(to, gives, Side.NOTHING, Optional.empty());
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
