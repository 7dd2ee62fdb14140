package org.lazax.table.event.council;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes the top cards of the agenda deck, looks at them and keeps them aside, or puts
 * those that it has aside in another order. Nobody else sees them. They are in the deck no more.
 *
 * @param agendas all that are aside now, those that will be revealed first
 * @param chance the draw among the cards that nobody had seen before; empty if all were known
 */
@WireType("table.agendas-set-aside.v1")
public record AgendasSetAside(Seat seat, List<AgendaId> agendas, Optional<Chance> chance)
    implements TableEvent {
  public AgendasSetAside {
    agendas = List.copyOf(agendas);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  /** The top cards are not known to everybody, even if they are taken without chance. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withAside(agendas));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return agendas.stream()
        .flatMap(agenda -> new AgendaDrawn(agenda, chance).guard(table).stream())
        .findFirst();
  }
}
