package org.lazax.components.technology;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * Destroyed infantry will come back when its owner's next turn begins.
 *
 * @param change how many more wait; negative when they come, or go to the reinforcements
 */
@WireType("table.infantry-awaited.v1")
public record InfantryAwaited(Seat seat, int change) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(AwaitedInfantry.ID, waiting -> waiting.plus(seat, change));
  }
}
