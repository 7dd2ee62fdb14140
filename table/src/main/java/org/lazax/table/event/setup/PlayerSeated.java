package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player takes a seat. Whoever holds as many seats as one account may take in this game is
 * refused ({@value #ENOUGH}).
 *
 * @param holder a name of the player's account in this game; empty for a seat without an account
 */
@WireType("table.player-seated.v1")
public record PlayerSeated(Seat seat, @OmittedByDefault Optional<String> holder)
    implements TableEvent {
  private static final String ENOUGH = "enough-seats";

  /** A seat without an account. */
  public PlayerSeated(Seat seat) {
    this(seat, Optional.empty());
  }

  @Override
  public Table fold(Table table) {
    return table.withGathering(table.gathering().with(seat, holder));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (seat.number() > table.settings().seats()) {
      return Optional.of(
          Refusal.of("no-such-seat", "this game has fewer seats")
              .with("seat", seat)
              .with("seats", table.settings().seats()));
    }
    if (table.gathering().seated().contains(seat)) {
      return Optional.of(Refusal.of("seat-taken", "somebody sits there").with("seat", seat));
    }
    int each = table.settings().seatsEach().orElse(1);
    return holder
        .filter(account -> table.gathering().heldBy(account).size() >= each)
        .map(account ->
            Refusal.of(ENOUGH, "an account takes no more seats in this game")
                .with("seats", table.gathering().heldBy(account))
                .with("allowed", each));
  }
}
