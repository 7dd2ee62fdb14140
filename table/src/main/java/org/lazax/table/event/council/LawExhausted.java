package org.lazax.table.event.council;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The card of a law is exhausted. Rule: exhausted.1. */
@WireType("table.law-exhausted.v1")
public record LawExhausted(AgendaId agenda) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table
        .council()
        .law(agenda)
        .map(law -> table.withCouncil(table.council().withRevised(law.exhausted(true))))
        .orElse(table);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.council().law(agenda).filter(law -> !law.exhausted()).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("exhausted.1", "only a readied law in play can be exhausted")
                .with("agenda", agenda));
  }
}
