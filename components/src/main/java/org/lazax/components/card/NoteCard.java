package org.lazax.components.card;

import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/**
 * A promissory note with one paragraph, played from the hand by a player who does not own it.
 * Rules: promissory_notes.1, promissory_notes.2.
 *
 * @param <O> the occurrence at which it is played
 */
public abstract class NoteCard<O extends Occurrence> extends Card<O> {
  protected NoteCard(Class<O> moment) {
    super(ComponentRef.Kind.PROMISSORY_NOTE, moment);
  }

  @Override
  public final boolean isPlayed() {
    return true;
  }

  /** The owner. Nobody holds a note whose owner has left the game. */
  protected final Seat owner(Table table, Grant grant) {
    Note note = new Note(new PromissoryNoteId(ref().card().name()), grant.of());
    return NoteOwners.of(table, note).orElseThrow();
  }
}
