package org.lazax.game.notes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNoteShown;
import org.lazax.table.notes.Note;

/** P2 holds a note of its own and one of P1 while P1 is to act. */
class ShowNoteTest {
  private static final Note OWN = Note.parse("ceasefire@p2");
  private static final Note OTHER = Note.parse("trade_agreement@p1");

  @Test
  @Rule("promissory_notes.N3")
  void everybodySeesWhatIsShownAndItStaysInHand() {
    Scenario<GameState> turn = turn();
    assertThat(turn.options(P2)).contains(new NoteShowing(List.of(OWN, OTHER)));

    Scenario<GameState> shown = turn.when(P2, new ShowNote(OTHER)).thenAccepted();
    shown.thenEvents(new PromissoryNoteShown(P2, OTHER));
    assertThat(new PromissoryNoteShown(P2, OTHER).audience()).isEqualTo(Audience.EVERYONE);
    assertThat(shown.table().player(P2).notes()).containsExactly(OWN, OTHER);
    assertThat(shown.table().player(P2).shownNotes())
        .as("the other one is hidden")
        .containsExactly(OTHER);
    assertThat(shown.table().player(P2).notesInPlay()).isEmpty();
    assertThat(shown.options(P2)).contains(new NoteShowing(List.of(OWN)));
    assertThat(shown.awaited()).containsExactly(P1);
    shown.when(P1, new Pass()).thenAccepted();

    Scenario<GameState> both = shown.when(P2, new ShowNote(OWN)).thenAccepted();
    assertThat(both.table().player(P2).shownNotes()).containsExactlyInAnyOrder(OWN, OTHER);
    assertThat(both.options(P2)).noneMatch(NoteShowing.class::isInstance);
  }

  @Test
  void onlyWhatIsHeldIsShownAndOnlyOnce() {
    turn().when(P1, new ShowNote(OWN)).thenRefused("promissory_notes.1");
    turn()
        .when(P2, new ShowNote(OWN))
        .when(P2, new ShowNote(OWN))
        .thenRefused("promissory_notes.N3");
    Scenario.given(new GameDecider(StandardRules.TABLE), kit().round(0).frame(new Turn(P1)))
        .when(P2, new ShowNote(OWN))
        .thenRefusedAs("not-awaited");
  }

  @Test
  void whatHasLeftTheHandIsForgotten() {
    Table shown = turn().when(P2, new ShowNote(OTHER)).table();
    Table gone = new PromissoryNoteGiven(P2, P1, OTHER).fold(shown);
    Table back = new PromissoryNoteGiven(P1, P2, OTHER).fold(gone);

    assertThat(gone.player(P2).shownNotes()).isEmpty();
    assertThat(back.player(P2).shownNotes()).isEmpty();
    assertThat(back.player(P2).notes()).contains(OTHER);
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .controls(P1, "abyz")
        .controls(P2, "fria")
        .notes(P2, OWN.toString(), OTHER.toString())
        .round(1);
  }

  private static Scenario<GameState> turn() {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit().frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
