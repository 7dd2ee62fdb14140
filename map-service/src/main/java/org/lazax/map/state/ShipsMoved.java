package org.lazax.map.state;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** A player has declared these moves into a system. Rule: movement.6. */
@WireType("map.ships-moved.v1")
public record ShipsMoved(Seat seat, SystemId to, List<ResolvedMove> voyages) implements GameEvent {
  public ShipsMoved {
    voyages = List.copyOf(voyages);
  }
}
