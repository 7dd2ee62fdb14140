package org.lazax.table.event.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player gives a relic fragment to another one without a transaction. Rule: exploration.9. */
@WireType("table.prophecy-of-kings-relic-fragment-given.v1")
public record RelicFragmentGiven(Seat from, Seat to, ExplorationId fragment) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(ExplorationCards.ID, cards -> cards.given(from, to, List.of(fragment)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return RelicFragmentsPurged.missing(table, from, List.of(fragment));
  }
}
