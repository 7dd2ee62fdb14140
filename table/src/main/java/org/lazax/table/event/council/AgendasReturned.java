package org.lazax.table.event.council;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player puts agendas that it has looked at on top of the deck or under it. Rule: politics.2.3.
 *
 * @param top from the top downwards
 * @param bottom the last one lowest
 */
@WireType("table.agendas-returned.v1")
public record AgendasReturned(Seat seat, List<AgendaId> top, List<AgendaId> bottom)
    implements TableEvent {
  public AgendasReturned {
    top = List.copyOf(top);
    bottom = List.copyOf(bottom);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withOrder(top, bottom));
  }
}
