package org.lazax.game.notes;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.notes.PromissoryNoteShown;
import org.lazax.table.notes.Note;

/**
 * The player may show any of these promissory notes to all players, at any time from the first
 * round on, whoever is awaited. This has no other effect. Rule: promissory_notes.N3.
 */
public record NoteShowing(List<Note> notes) implements Option {
  public NoteShowing {
    notes = List.copyOf(notes);
  }

  @Override
  public Form form() {
    return Form.of(new ShowNote(notes.getFirst())).with(Field.one("note", notes));
  }

  /** The option of a seat to show promissory notes now. */
  public static List<Option> of(Table table, Seat seat) {
    Player player = table.players().get(seat);
    if (table.round() == 0 || player == null) {
      return List.of();
    }
    List<Note> unseen =
        player.notes().stream().filter(note -> !player.shownNotes().contains(note)).toList();
    return unseen.isEmpty() ? List.of() : List.of(new NoteShowing(unseen));
  }

  /**
   * Shows a promissory note if the command does so.
   *
   * @return whether it does
   */
  public static boolean show(Draft<?, Table> draft, Command command) {
    if (command instanceof ShowNote show
        && draft.table().round() > 0
        && draft.stamp().actor().filter(draft.table().players()::containsKey).isPresent()) {
      draft.add(new PromissoryNoteShown(draft.actor(), show.note()));
      return true;
    }
    return false;
  }
}
