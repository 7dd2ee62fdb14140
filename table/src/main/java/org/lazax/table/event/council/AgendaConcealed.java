package org.lazax.table.event.council;

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
 * The speaker draws the next agenda and keeps it secret until the votes on it are counted. Rule:
 * agenda/covert_legislation.N2.
 *
 * @param chance the draw among the cards that nobody had seen; empty if the top card was known
 */
@WireType("table.agenda-concealed.v1")
public record AgendaConcealed(Seat seat, AgendaId agenda, Optional<Chance> chance)
    implements TableEvent {
  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  /** The top card is not known to everybody, even if it is drawn without chance. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withConcealed(agenda));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return new AgendaDrawn(agenda, chance).guard(table);
  }
}
