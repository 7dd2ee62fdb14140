package org.lazax.rules.vote;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** The players who vote, or have voted for an outcome, in the order in which they act. */
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

  /**
   * All players: clockwise from the speaker, but by initiative from the active player for an agenda
   * that is resolved in a turn.
   */
  public static List<Seat> inOrder(Table table) {
    return table.kernel().within(Turn.class).isPresent()
        ? ResolutionOrder.all(table)
        : table.clockwiseFrom(table.speaker().orElseThrow());
  }
}
