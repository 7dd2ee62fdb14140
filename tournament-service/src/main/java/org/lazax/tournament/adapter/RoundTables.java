package org.lazax.tournament.adapter;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.TableDecision;
import org.lazax.tournament.state.TableEnd;

/**
 * A round with its tables.
 *
 * @param byes those who play no game in it
 */
record RoundTables(RoundId id, List<Table> tables, List<EntrantId> byes) {

  /** How far a table has come. */
  enum Status {
    OPEN,
    /** Its game has ended. */
    PLAYED,
    /** An organiser gave it a result. */
    CORRECTED,
    /** An organiser decided that it does not count. */
    ANNULLED
  }

  /**
   * A table.
   *
   * @param players in the order of their seats
   * @param result the one that counts
   * @param decisions what organisers have decided about it, in order; the last one stands
   */
  record Table(
      TableId id,
      List<EntrantId> players,
      Status status,
      Optional<TableResult> result,
      @OmittedByDefault List<TableDecision> decisions) {
    Table {
      players = List.copyOf(players);
      decisions = List.copyOf(decisions);
    }
  }

  static RoundTables of(Round round) {
    List<Table> tables =
        IntStream.rangeClosed(1, round.pairing().pods().size())
            .mapToObj(number -> table(round, number))
            .toList();
    return new RoundTables(round.id(), tables, round.pairing().byes());
  }

  private static Table table(Round round, int number) {
    TableEnd end = round.end(number);
    return new Table(
        new TableId(round.id(), number),
        round.pod(number).orElseThrow().entrants(),
        status(end),
        end.counts(),
        end.decisions());
  }

  private static Status status(TableEnd end) {
    if (end.annulled()) {
      return Status.ANNULLED;
    }
    if (end.corrected()) {
      return Status.CORRECTED;
    }
    return end.played().isPresent() ? Status.PLAYED : Status.OPEN;
  }
}
