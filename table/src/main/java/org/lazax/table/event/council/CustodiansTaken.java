package org.lazax.table.event.council;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes the custodians token from Mecatol Rex. The victory point has its own event. Rule:
 * custodians_token.3.
 */
@WireType("table.custodians-taken.v1")
public record CustodiansTaken(Seat seat) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withCouncil(table.council().withoutCustodians());
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.council().custodians()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("custodians_token.3", "the custodians are gone already")
                .with("seat", seat));
  }
}
