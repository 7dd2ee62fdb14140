package org.lazax.rules.notes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Hands;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.notes.PromissoryNoteShown;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Pool;

class NotesTest {
  private static final Note LEGION = Note.parse("tekklar_legion");
  private static final Note ANTIVIRUS = Note.parse("antivirus");

  private static TableKit kit() {
    return TableKit.players(3).player(P2, "nekro").player(P3, "sardakk_norr").tile("38", 0, 0);
  }

  @Test
  @Rule({"promissory_notes.1", "promissory_notes.2"})
  void aNoteIsUsedByWhoHoldsItAndNeverByItsOwner() {
    Table table = kit().notes(P1, "tekklar_legion").notes(P2, "antivirus").table();

    assertThat(new PromissoryNotePlayed(P1, LEGION).guard(table)).isEmpty();
    assertThat(new PromissoryNotePlayed(P2, LEGION).guard(table))
        .hasValueSatisfying(refusal -> assertThat(refusal.rule()).contains("promissory_notes.1"));
    assertThat(new PromissoryNotePlayed(P2, ANTIVIRUS).guard(table))
        .hasValueSatisfying(refusal -> assertThat(refusal.rule()).contains("promissory_notes.2"));
    assertThat(Hands.of(table, P2)).isEmpty();
  }

  @Test
  @Rule({"promissory_notes.6", "promissory_notes.N1"})
  void whoHoldsAnyNoteCouldHoldAnyOfOthersThatDoesNotLieOpen() {
    Table table = kit().notes(P1, "tekklar_legion").table();

    assertThat(mayHold(table, P1, ComponentRef.of(LEGION.kind()))).isTrue();
    assertThat(mayHold(table, P1, ComponentRef.of(ANTIVIRUS.kind()))).isTrue();
    assertThat(mayHold(table, P3, ComponentRef.of(ANTIVIRUS.kind()))).isFalse();
    assertThat(mayHold(table, P1, ComponentRef.parse("promissory_note/war_funding"))).isFalse();
    Table open = kit().notes(P1, "tekklar_legion").notesInPlay(P3, "antivirus").table();
    assertThat(mayHold(open, P1, ComponentRef.of(ANTIVIRUS.kind()))).isFalse();
  }

  @Test
  @Rule("promissory_notes.N1")
  void whatAPlayerHasShownNobodyElseHoldsAndWhoHasShownAllHoldsNothingElse() {
    TableKit held = kit().notes(P1, "tekklar_legion", "spy_net").notes(P2, "ceasefire@p1");
    assertThat(mayHold(held.table(), P2, LEGION)).isTrue();
    Table one = new PromissoryNoteShown(P1, LEGION).fold(held.table());
    assertThat(mayHold(one, P1, LEGION)).isTrue();
    assertThat(mayHold(one, P2, LEGION)).isFalse();
    assertThat(mayHold(one, P1, ANTIVIRUS)).as("as the other card").isTrue();

    Table all = new PromissoryNoteShown(P1, Note.parse("spy_net")).fold(one);
    assertThat(mayHold(all, P1, LEGION)).isTrue();
    assertThat(mayHold(all, P1, ANTIVIRUS)).isFalse();
  }

  @Test
  @Rule("promissory_notes.4")
  void aNoteGoesBackToItsOwnersHand() {
    Table played =
        new PromissoryNotePlayed(P1, LEGION).fold(kit().notes(P1, "tekklar_legion").table());
    assertThat(played.player(P1).notes()).isEmpty();
    assertThat(played.player(P1).notesInPlay()).containsExactly(LEGION);

    Table back = new PromissoryNoteReturned(P1, LEGION).fold(played);
    assertThat(back.player(P1).notesInPlay()).isEmpty();
    assertThat(back.player(P3).notes()).containsExactly(LEGION);
  }

  @Test
  @Rule("promissory_note/antivirus.N3")
  void whatLiesOpenActsForItsHolderAndWhatIsInTheHandDoesNot() {
    Table held = kit().notes(P1, "antivirus").table();
    assertThat(ActiveComponents.of(held, P1).all())
        .doesNotContain(ComponentRef.of(ANTIVIRUS.kind()));
    Table open = kit().notesInPlay(P1, "antivirus").table();
    assertThat(ActiveComponents.of(open, P1).all()).contains(ComponentRef.of(ANTIVIRUS.kind()));
  }

  @Test
  @Rule({
    "promissory_note/antivirus.N4",
    "promissory_note/antivirus.N5",
    "promissory_note/antivirus.N6",
    "promissory_notes.4.1"
  })
  void whatLiesOpenGoesBackAsItsHolderActivatesASystemWithUnitsOfTheOwner() {
    TableKit board = kit().units(P2, "38/abyz", PDS, 1);
    SystemId system = SystemId.of("38");

    assertThat(Notes.activated(board.notesInPlay(P1, "antivirus").table(), P1, system))
        .containsExactly(new PromissoryNoteReturned(P1, ANTIVIRUS));
    assertThat(Notes.activated(board.notes(P1, "antivirus").table(), P1, system)).isEmpty();
    assertThat(Notes.activated(kit().notesInPlay(P1, "antivirus").table(), P1, system)).isEmpty();
    Table token =
        new TokenPlaced(P1, Pool.REINFORCEMENTS, system)
            .fold(board.notesInPlay(P1, "antivirus").table());
    assertThat(token.player(P1).notesInPlay()).containsExactly(ANTIVIRUS);
  }

  @Test
  @Rule({"promissory_notes.7", "promissory_notes.7.1"})
  void notesOfWhoIsOutLeaveTheGameAndOthersGoBack() {
    Table table =
        kit()
            .notes(P1, "antivirus", "tekklar_legion")
            .notes(P2, "spy_net")
            .notesInPlay(P3, "antivirus")
            .table();

    Table out = new PlayerEliminated(P2).fold(table);
    assertThat(out.player(P1).notes()).containsExactly(LEGION);
    assertThat(out.player(P3).notesInPlay()).isEmpty();
    assertThat(out.player(P2).notes()).isEmpty();
    Table other = new PlayerEliminated(P1).fold(table);
    assertThat(other.player(P3).notes()).containsExactly(LEGION);
    assertThat(other.player(P2).notes()).contains(ANTIVIRUS);
  }

  private static boolean mayHold(Table table, Seat seat, Note note) {
    return mayHold(table, seat, ComponentRef.of(note.kind()));
  }

  private static boolean mayHold(Table table, Seat seat, ComponentRef note) {
    return !Hands.mayHold(table, seat, note).isEmpty();
  }
}
