package org.lazax.table.event.setup;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** Factions are dealt. Each of these players chooses one of its own. */
@WireType("table.factions-dealt.v1")
public record FactionsDealt(Map<Seat, List<FactionId>> dealt, Chance chance)
    implements TableEvent, ChanceEvent {
  public FactionsDealt {
    dealt = Copies.sorted(dealt);
  }

  @Override
  public Table fold(Table table) {
    return table.withGathering(table.gathering().with(dealt));
  }
}
