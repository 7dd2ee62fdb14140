package org.lazax.table.council;

import java.util.Optional;
import org.lazax.chronicle.Seat;

/**
 * How a player voted on an agenda. All votes are for one outcome. Rule: agenda_phase.7.
 *
 * @param outcome empty for an abstention. A ballot without votes is always an abstention. Rule:
 *     agenda_phase.N1
 * @param votes 0 for an abstention
 */
public record Ballot(Seat seat, Optional<AgendaOutcome> outcome, int votes) {
  public static Ballot cast(Seat seat, AgendaOutcome outcome, int votes) {
    return new Ballot(seat, votes > 0 ? Optional.of(outcome) : Optional.empty(), votes);
  }

  public static Ballot abstention(Seat seat) {
    return new Ballot(seat, Optional.empty(), 0);
  }

  /** The same with more votes for the same outcome. Rule: agenda_phase.15. */
  public Ballot plus(int more) {
    return new Ballot(seat, outcome, votes + more);
  }
}
