package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** Players take turns until all have passed. Rule: action_phase.0. */
@WireType("action-phase")
public record ActionPhase(@JsonUnwrapped Progress progress) implements GameProcedure {

  public ActionPhase() {
    this(new Progress(List.of(), Optional.empty(), -1));
  }

  /** The players who have passed in this phase. */
  public List<Seat> passed() {
    return progress.passed;
  }

  /**
   * The next turn begins.
   *
   * @param passed the players who have passed before it
   * @param initiative the initiative of the player whose turn it is
   */
  public ActionPhase inTurn(List<Seat> passed, Seat turn, int initiative) {
    return new ActionPhase(new Progress(passed, Optional.of(turn), initiative));
  }

  /**
   * The progress of the phase.
   *
   * @param turn the player whose turn it is or was last; empty before the first turn
   * @param after the initiative of that turn; less than any initiative before the first turn. It
   *     determines the next turn, also if that player has been eliminated.
   */
  public record Progress(List<Seat> passed, Optional<Seat> turn, int after) {
    public Progress {
      passed = List.copyOf(passed);
    }
  }
}
