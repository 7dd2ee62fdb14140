package org.lazax.tournament.pairing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;

/**
 * Those who sit at one table.
 *
 * @param entrants in the order of their seats: the first one has p1
 */
public record Pod(@JsonValue List<EntrantId> entrants) {
  @JsonCreator
  public Pod {
    entrants = List.copyOf(entrants);
  }

  /** The entrant in this seat; empty if the table has fewer seats. */
  public Optional<EntrantId> in(Seat seat) {
    return seat.number() > entrants.size()
        ? Optional.empty()
        : Optional.of(entrants.get(seat.number() - 1));
  }

  /** The seat of an entrant; empty if it does not sit here. */
  public Optional<Seat> seatOf(EntrantId entrant) {
    int at = entrants.indexOf(entrant);
    return at < 0 ? Optional.empty() : Optional.of(new Seat(at + 1));
  }

  public boolean has(EntrantId entrant) {
    return entrants.contains(entrant);
  }
}
