package org.lazax.tournament.result;

import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.TableId;

/** A table with its result. */
public record PlayedTable(TableId id, Pod pod, TableResult result) {

  public EntrantId winner() {
    return pod.in(result.winner()).orElseThrow();
  }

  public boolean isWonBy(EntrantId entrant) {
    return winner().equals(entrant);
  }

  /** The victory points of an entrant that sat at the table. */
  public int points(EntrantId entrant) {
    return result.points(new Seat(pod.entrants().indexOf(entrant) + 1));
  }

  /** When the entrant won here; empty if it did not. */
  public Optional<Instant> wonAt(EntrantId entrant) {
    return isWonBy(entrant) ? Optional.of(result.at()) : Optional.empty();
  }
}
