package org.lazax.table.event.council;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * The top card of the agenda deck is revealed. Rule: agenda_phase.2.
 *
 * @param chance the draw among the cards that nobody had seen; empty if the top card was known
 */
@WireType("table.agenda-drawn.v1")
public record AgendaDrawn(AgendaId agenda, Optional<Chance> chance) implements TableEvent {
  /** The top card is not known to everybody, even if it is drawn without chance. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withDrawn(agenda));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.council().drawn().contains(agenda)
        ? Optional.of(
            Refusal.rule("agenda_phase.2.1", "this agenda is not in the deck")
                .with("agenda", agenda))
        : Optional.empty();
  }
}
