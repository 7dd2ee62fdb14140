package org.lazax.game.notes;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.notes.Note;

/** Lets everybody see a promissory note in one's hand. Rule: promissory_notes.N3. */
@JsonClassDescription(
    "Shows a promissory note in the player's hand to everybody. It stays in the hand. Rule: "
        + "promissory_notes.N3.")
@WireType("game.show-promissory-note")
public record ShowNote(@JsonPropertyDescription("The promissory note.") Note note)
    implements Command {}
