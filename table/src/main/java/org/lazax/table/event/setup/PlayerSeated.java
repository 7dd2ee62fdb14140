package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player takes a seat. */
@WireType("table.player-seated.v1")
public record PlayerSeated(Seat seat) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withGathering(table.gathering().with(seat));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (seat.number() > table.settings().seats()) {
      return Optional.of(
          Refusal.of("no-such-seat", "this game has fewer seats")
              .with("seat", seat)
              .with("seats", table.settings().seats()));
    }
    return table.gathering().seated().contains(seat)
        ? Optional.of(Refusal.of("seat-taken", "somebody sits there").with("seat", seat))
        : Optional.empty();
  }
}
