package org.lazax.rules.vote;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** The players who vote, or have voted for an outcome, clockwise from the speaker. */
public final class Voters {
  private Voters() {}

  public static List<Seat> of(Table table, AgendaOutcome outcome, List<Ballot> ballots) {
    return inOrder(table).stream()
        .filter(seat ->
            ballots.stream()
                .anyMatch(ballot ->
                    ballot.seat().equals(seat)
                        && ballot.outcome().filter(outcome::equals).isPresent()))
        .toList();
  }

  /** All players, clockwise from the speaker. */
  public static List<Seat> inOrder(Table table) {
    return table.clockwiseFrom(table.speaker().orElseThrow());
  }
}
