package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player gets the speaker token.
 *
 * @param chance the draw that chose the player; empty if a player or a rule did
 */
@WireType("table.speaker-chosen.v1")
public record SpeakerChosen(Seat seat, Optional<Chance> chance) implements TableEvent {
  @Override
  public boolean foreseeable() {
    return chance.isEmpty();
  }

  @Override
  public Table fold(Table table) {
    return table.withSpeaker(Optional.of(seat));
  }
}
