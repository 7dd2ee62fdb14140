package org.lazax.table.event.relics;

import java.util.List;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player readies relics. Rule: readied.5. */
@WireType("table.prophecy-of-kings-relics-readied.v1")
public record RelicsReadied(Seat seat, List<RelicId> relics) implements TableEvent {
  public RelicsReadied {
    relics = List.copyOf(relics);
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(Relics.ID, now -> now.readied(relics));
  }
}
