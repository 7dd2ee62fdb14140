package org.lazax.tournament.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.result.TableResult;

/**
 * How a table has ended. What an official decides stands, whatever its game says before or after.
 *
 * @param played the result of its game; empty if the game has not ended
 * @param decisions what organisers have decided about it, in order; the last one stands
 */
public record TableEnd(
    @OmittedByDefault Optional<TableResult> played,
    @OmittedByDefault List<TableDecision> decisions) {
  static final TableEnd OPEN = new TableEnd(Optional.empty(), List.of());

  public TableEnd {
    decisions = List.copyOf(decisions);
  }

  /** The result that counts; empty if there is none. */
  public Optional<TableResult> counts() {
    return decisions.isEmpty() ? played : decisions.getLast().result();
  }

  /** Whether nothing has to be awaited any more. */
  public boolean decided() {
    return played.isPresent() || !decisions.isEmpty();
  }

  /** Whether an organiser has given it a result, which counts. */
  public boolean corrected() {
    return !decisions.isEmpty() && !annulled();
  }

  /** Whether an organiser has decided that it does not count. */
  public boolean annulled() {
    return !decisions.isEmpty() && decisions.getLast().result().isEmpty();
  }

  TableEnd playedAs(TableResult result) {
    return new TableEnd(Optional.of(result), decisions);
  }

  TableEnd decide(TableDecision decision) {
    List<TableDecision> more = new ArrayList<>(decisions);
    more.add(decision);
    return new TableEnd(played, more);
  }
}
