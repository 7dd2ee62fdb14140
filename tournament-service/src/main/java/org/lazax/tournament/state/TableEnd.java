package org.lazax.tournament.state;

import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.result.TableResult;

/**
 * How a table has ended. What an official decides stands, whatever its game says before or after.
 *
 * @param played the result of its game; empty if the game has not ended
 * @param corrected the result that an organiser gave to the table
 * @param annulled whether an organiser has decided that the table does not count
 */
public record TableEnd(
    @OmittedByDefault Optional<TableResult> played,
    @OmittedByDefault Optional<TableResult> corrected,
    @OmittedByDefault boolean annulled) {
  static final TableEnd OPEN = new TableEnd(Optional.empty(), Optional.empty(), false);

  /** The result that counts; empty if there is none. */
  public Optional<TableResult> counts() {
    return annulled ? Optional.empty() : corrected.or(() -> played);
  }

  /** Whether nothing has to be awaited any more. */
  public boolean decided() {
    return annulled || corrected.isPresent() || played.isPresent();
  }

  TableEnd playedAs(TableResult result) {
    return new TableEnd(Optional.of(result), corrected, annulled);
  }

  TableEnd correctedTo(TableResult result) {
    return new TableEnd(played, Optional.of(result), false);
  }

  TableEnd annul() {
    return new TableEnd(played, corrected, true);
  }
}
