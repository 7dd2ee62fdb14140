package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;

/** The steps of the status phase. Rule: status_phase.1. */
@WireType("status-phase")
public record StatusPhase(@JsonUnwrapped Progress progress) implements GameProcedure {

  public StatusPhase() {
    this(new Progress(Step.BEGIN, List.of()));
  }

  /** The phase at a step, with the players who have still to do it, in order. */
  public StatusPhase at(Step next, List<Seat> left) {
    return new StatusPhase(new Progress(next, left));
  }

  /**
   * The progress of the phase.
   *
   * @param next the next step
   * @param left the players who have still to do it
   */
  public record Progress(Step next, List<Seat> left) {
    public Progress {
      left = List.copyOf(left);
    }

    /** The steps. Rules: status_phase.1 to status_phase.8. */
    public enum Step {
      BEGIN,
      SCORE,
      REVEAL,
      DRAW_ACTION_CARDS,
      TAKE_BACK_TOKENS,
      GAIN_TOKENS,
      READY,
      REPAIR,
      RETURN_STRATEGY_CARDS,
      END
    }
  }
}
