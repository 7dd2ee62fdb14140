package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The id of a promissory note, such as {@code ceasefire}. A generic note has one id for the notes
 * of each player colour.
 */
@JsonClassDescription("The id of a promissory note, such as trade_convoys.")
public record PromissoryNoteId(@JsonValue String value)
    implements ComponentId, Comparable<PromissoryNoteId> {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public PromissoryNoteId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(PromissoryNoteId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
