package org.lazax.components.technology;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The number of destroyed infantry that returns at the start of its owner's next turn has changed.
 *
 * @param change the difference; negative when they return or go to the reinforcements
 */
@WireType("table.infantry-awaited.v1")
public record InfantryAwaited(Seat seat, int change) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(AwaitedInfantry.ID, waiting -> waiting.plus(seat, change));
  }
}
