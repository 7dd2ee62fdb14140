package org.lazax.rules.trade;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReceived;
import org.lazax.table.notes.Note;

/**
 * How a promissory note goes from hand to hand. Rules: promissory_notes.N2 to
 * promissory_notes.N2.2.
 */
public final class NoteGift {
  private NoteGift() {}

  /** Gives a note. Its new holder plays it at once if its text says so. */
  public static void give(Draft<?, Table> draft, Seat from, Seat to, Note note) {
    draft.add(new PromissoryNoteGiven(from, to, note));
    draft.add(new PromissoryNoteReceived(from, to));
    boolean isOwn = NoteOwners.of(draft.table(), note).filter(to::equals).isPresent();
    if (isOwn) {
      return;
    }
    ComponentRef card = draft.table().settings().printed(ComponentRef.of(note.kind()));
    Ruleset.hooks(draft.table(), card, ReceiptHooks.class)
        .ifPresent(hooks -> {
          draft.add(new PromissoryNotePlayed(to, note));
          hooks.laid(draft, new Grant(card, to, note.colour()));
        });
  }
}
