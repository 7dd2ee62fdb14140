package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** The beginning and the end of turns and actions. */
public sealed interface TurnOccurrence extends StandardOccurrence {
  /** A turn begins. The active player has done nothing yet. */
  @WireType("turn-begins")
  record TurnBegins(Seat active) implements TurnOccurrence {}

  /**
   * An action and everything that followed from it is over. The same turn can have another action.
   */
  @WireType("action-done")
  record ActionDone(Seat active) implements TurnOccurrence {}

  /** The last action of a turn and everything that followed from it is over. */
  @WireType("turn-ends")
  record TurnEnds(Seat active) implements TurnOccurrence {}
}
