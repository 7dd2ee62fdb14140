package org.lazax.table.event.council;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player secretly looks at the top cards of the agenda deck. They stay on top until they are
 * returned. Rules: politics.2.3, politics.N2.
 *
 * @param agendas from the top downwards
 * @param chance the draw among the cards that nobody had seen before; empty if all were known
 */
@WireType("table.agendas-seen.v1")
public record AgendasSeen(Seat seat, List<AgendaId> agendas, Optional<Chance> chance)
    implements TableEvent {
  public AgendasSeen {
    agendas = List.copyOf(agendas);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  /** The top cards are not known to everybody, even if they are seen without chance. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withOrder(agendas, List.of()));
  }
}
