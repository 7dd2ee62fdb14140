package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** Turn after turn, until all players have passed. Rule: action_phase.0. */
@WireType("action-phase")
public record ActionPhase(@JsonUnwrapped Progress progress) implements GameProcedure {

  public ActionPhase() {
    this(new Progress(List.of(), Optional.empty(), -1));
  }

  /** Who has passed in this phase. */
  public List<Seat> passed() {
    return progress.passed;
  }

  /**
   * The next turn begins.
   *
   * @param passed who has passed before it
   * @param initiative of the player whose turn it is
   */
  public ActionPhase inTurn(List<Seat> passed, Seat turn, int initiative) {
    return new ActionPhase(new Progress(passed, Optional.of(turn), initiative));
  }

  /**
   * How far the phase is.
   *
   * @param turn whose turn it is or was; empty before the first
   * @param after the initiative of that turn. The next turn is found by it, also when that player
   *     has left the game. Less than any before the first turn
   */
  public record Progress(List<Seat> passed, Optional<Seat> turn, int after) {
    public Progress {
      passed = List.copyOf(passed);
    }
  }
}
