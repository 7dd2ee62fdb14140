package org.lazax.table.event.council;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.council.Council;
import org.lazax.table.council.Law;

/** The cards of laws are readied. Rule: readied.1. */
@WireType("table.laws-readied.v1")
public record LawsReadied(List<AgendaId> agendas) implements TableEvent {
  public LawsReadied {
    agendas = List.copyOf(agendas);
  }

  @Override
  public Table fold(Table table) {
    Council council = table.council();
    for (Law law : table.council().laws()) {
      council =
          agendas.contains(law.agenda()) ? council.withRevised(law.exhausted(false)) : council;
    }
    return table.withCouncil(council);
  }
}
