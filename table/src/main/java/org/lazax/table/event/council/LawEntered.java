package org.lazax.table.event.council;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.council.Law;

/** An agenda becomes a law and stays in play. Rule: agenda_card.3. */
@WireType("table.law-entered.v1")
public record LawEntered(Law law) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withLaw(law));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.council().laws().stream().anyMatch(there -> there.agenda().equals(law.agenda()))
        ? Optional.of(
            Refusal.rule("agenda_card.3", "this law is in play already")
                .with("agenda", law.agenda()))
        : Optional.empty();
  }
}
